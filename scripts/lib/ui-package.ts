import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { designTokens } from '../../packages/ui/src/theme/design-tokens.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

const UI = inRoot('packages/ui')

export const UI_PACKAGE = path.join(UI, 'dist')

/** The tokens for design tools. */
export const TOKENS_FILE = 'tokens.json'

/** Unpublished folders: the lettings domain, and what serves stories and tests. */
const NOT_PUBLISHED = ['lettings', 'stories']

interface Manifest {
  readonly version: string
  readonly license?: string
  readonly sideEffects: readonly string[]
  readonly exports: Readonly<Record<string, string | null>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** Excludes unpublished folders and fixtures. */
const isPublished = ([name]: readonly [string, unknown]): boolean =>
  !name.endsWith('.fixtures') && !NOT_PUBLISHED.some((folder) => name.startsWith(`./${folder}/`))

/** Maps an export of the sources to one of the package: types first, then the script. */
function publishedExport(target: string | null) {
  if (target === null) return null
  const file = target.replace('./src/', './')
  if (!/\.tsx?$/.test(file)) return file
  const stem = file.replace(/\.tsx?$/, '')
  return { types: `${stem}.d.ts`, default: `${stem}.js` }
}

/** The `package.json` to publish, made from that of the workspace. */
export function publishedManifest({
  version,
  sideEffects,
  exports,
  dependencies,
  peerDependencies,
}: Manifest): object {
  return {
    name: '@latchkey/ui',
    version,
    description: 'The design system of Latchkey: one export for each component, no barrel.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: sideEffects.map((file) => file.replace('./src/', './')),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports)
          .filter(isPublished)
          .map(([name, target]) => [name, publishedExport(target)]),
      ),
      [`./${TOKENS_FILE}`]: `./${TOKENS_FILE}`,
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !name.startsWith('@latchkey/')),
    ),
    peerDependencies,
  }
}

/** Builds one script and one type file per source, so that bundlers include only what is imported. */
export async function buildUiPackage(): Promise<void> {
  rmSync(UI_PACKAGE, { recursive: true, force: true })
  const code = await runTool('tsc', ['--project', 'packages/ui/tsconfig.publish.json'])
  if (code !== 0)
    throw new Error('The package of the design system could not be built; the reason is printed above.')
  mkdirSync(UI_PACKAGE, { recursive: true })
  for (const file of globSync('**/*.d.ts', { cwd: UI_PACKAGE })) pointAtScripts(path.join(UI_PACKAGE, file))
  cpSync(path.join(UI, 'src/theme/fonts.css'), path.join(UI_PACKAGE, 'theme/fonts.css'))
  const manifest = JSON.parse(readFileSync(path.join(UI, 'package.json'), 'utf8')) as Manifest
  const published = publishedManifest(manifest)
  writeFileSync(path.join(UI_PACKAGE, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  writeFileSync(path.join(UI_PACKAGE, TOKENS_FILE), `${JSON.stringify(designTokens(), null, 2)}\n`)
  if (!existsSync(path.join(UI_PACKAGE, 'controls/Button/Button.js'))) throw new Error('It holds no button.')
}

/** The compiler rewrites the import endings in scripts, but not in type files. */
function pointAtScripts(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/((?:from|import)\s*\(?['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'))
}
