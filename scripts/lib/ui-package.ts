import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { TOKEN_FILES } from '../../packages/ui/src/theme/token-files.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

const UI = inRoot('packages/ui')

export const UI_PACKAGE = path.join(UI, 'dist')

/** Published as they are. */
const PAPERS = ['README.md', 'CHANGELOG.md', 'LICENSE']

interface Manifest {
  readonly version: string
  readonly license?: string
  readonly sideEffects: readonly string[]
  readonly exports: Readonly<Record<string, string | null>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: true }>>
}

/** A source file keeps its name as an import, for which the package has a script and its types. */
const SCRIPT = { types: './*.d.ts', default: './*.js' }
const EXPORTS = {
  './*.ts': SCRIPT,
  './*.tsx': SCRIPT,
  './*.css': { types: './*.css.d.ts', default: './*.css' },
}

/** The `package.json` to publish, made from that of the workspace; `used` are the packages that the files import. */
function publishedManifest(manifest: Manifest, used: ReadonlySet<string>): object {
  const { version, sideEffects, exports, dependencies, peerDependencies, peerDependenciesMeta } = manifest
  return {
    name: '@latchkey/ui',
    version,
    description: 'The design system of Latchkey: one import for each component, no barrel.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: sideEffects.map((file) => file.replace('./src/', './')),
    exports: {
      ...EXPORTS,
      ...Object.fromEntries(Object.entries(exports).filter(([, target]) => target === null)),
      ...Object.fromEntries(Object.keys(TOKEN_FILES).map((file) => [`./${file}`, `./${file}`])),
    },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => used.has(name))),
    peerDependencies,
    peerDependenciesMeta,
  }
}

/** Builds one script and one type file per source, so that bundlers include only what is imported. */
export async function buildUiPackage(): Promise<void> {
  rmSync(UI_PACKAGE, { recursive: true, force: true })
  const code = await runTool('tsc', ['--singleThreaded', '--project', 'packages/ui/tsconfig.publish.json'])
  if (code !== 0)
    throw new Error('The package of the design system could not be built; the reason is printed above.')
  for (const file of globSync('**/*.d.ts', { cwd: UI_PACKAGE }).map(inPackage)) {
    // Types of styled parts are internal, and those of styled-components need Node's.
    if (/\bstyled-components\b/.test(readFileSync(file, 'utf8'))) rmSync(file)
    else rewrite(file, pointAtScripts)
  }
  const styleSheets = globSync('**/*.css', { cwd: path.join(UI, 'src') })
  for (const file of styleSheets) {
    cpSync(path.join(UI, 'src', file), inPackage(file))
    // For apps without the types of a bundler.
    writeFileSync(inPackage(`${file}.d.ts`), 'export {}\n')
  }
  const scripts = globSync('**/*.js', { cwd: UI_PACKAGE }).map(inPackage)
  for (const file of scripts)
    rewrite(file, (text) => (isOfClients(file, text) ? `'use client';\n${text}` : text))
  const used = new Set([...scripts, ...styleSheets.map(inPackage)].flatMap(packagesIn))
  const manifest = JSON.parse(readFileSync(path.join(UI, 'package.json'), 'utf8')) as Manifest
  writeJson('package.json', publishedManifest(manifest, used))
  for (const [file, text] of Object.entries(TOKEN_FILES)) writeFileSync(inPackage(file), text())
  for (const file of PAPERS) cpSync(path.join(UI, file), inPackage(file))
  if (!existsSync(inPackage('controls/Button/Button.js'))) throw new Error('It holds no button.')
}

const inPackage = (file: string): string => path.join(UI_PACKAGE, file)

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const writeJson = (file: string, value: object): void =>
  writeFileSync(inPackage(file), `${JSON.stringify(value, null, 2)}\n`)

/** The compiler rewrites the import endings in scripts, but not in type files. */
const pointAtScripts = (text: string): string =>
  text.replaceAll(/((?:from|import)\s*\(?['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2')

/**
 * True for components, hooks and contexts. React's server components must not run them; other files, such as tokens
 * and options, remain usable on the server.
 */
const isOfClients = (file: string, text: string): boolean =>
  existsSync(path.join(UI, 'src', path.relative(UI_PACKAGE, file).replace(/\.js$/, '.tsx'))) ||
  /\bfrom '(react(-dom)?|@base-ui\/[^']+)'|\bcreateGlobalStyle\b/.test(text)

/** The packages that a script or a style sheet refers to. */
function packagesIn(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(?|\burl\()\s*'([^.'][^']*)'/g)
  return [...specifiers].map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
}
