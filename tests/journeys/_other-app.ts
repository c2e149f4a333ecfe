import { execFile, execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'
import { inRoot } from '../../scripts/lib/root.ts'
import { buildUiPackage, UI_PACKAGE } from '../../scripts/lib/ui-package.ts'

/** The examples of the package's README; the first is the app itself, and the others are compiled. */
const EXAMPLE = /```tsx\n([^]*?)```/g

/** An app with the styles of the whole page. */
const WHOLE_PAGE = `import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import { createRoot } from 'react-dom/client'

createRoot(document.createElement('div')).render([<ThemeVariables key="a" />, <BaseStyles key="b" />])
`

/** The team's own page, mostly in the styles of the browser. */
const page = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>Other</title>
    <style>
      html, body { block-size: 100%; }
      h2 { font: 700 30px/36px monospace; }
    </style>
  </head>
  <body>
    <main>
      <h1>Boats for hire</h1>
      <h2>By the day</h2>
      <p>Ask at the <a href="#quay">quay</a>.</p>
      <ul><li>Bring a coat.</li></ul>
      <button>Ask</button> <input value="Two people" />
    </main>
    <script type="module" src="./${script}"></script>
  </body>
</html>
`

/** As strict as TypeScript can be about a package: its types are checked, and nothing else brings types. */
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: [],
}

const RESOLUTIONS = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
]

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** Another team's app, outside this repository, with the packed design system. */
export interface OtherApp {
  /** The `package.json` of the installed package. */
  readonly manifest: Manifest
  /** Every script that the package offers: the name to import, and its text. */
  readonly entries: ReadonlyMap<string, string>
  /** Type-checks it, with an import of every entry, against the package's types. */
  checkTypes(): Promise<void>
  /** Imports entries where React has neither hooks nor contexts, as on a server. */
  importOnServer(entries: readonly string[]): void
  /** Bundles it; resolves with the output folder, the script of the app and the bundled modules. */
  bundle(): Promise<{ folder: string; script: string; modules: readonly string[] }>
  remove(): void
}

/** Packs the design system as for npm, and installs it in an app of one file. */
export async function makeOtherApp(): Promise<OtherApp> {
  await buildUiPackage()
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'latchkey-other-app-')))
  const installed = path.join(folder, 'node_modules/@latchkey/ui')
  mkdirSync(installed, { recursive: true })
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: UI_PACKAGE })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
  execFileSync('tar', ['-xzf', path.join(folder, tarball), '-C', installed, '--strip-components=1'])
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest
  linkDependencies(folder, manifest)
  const readme = readFileSync(path.join(installed, 'README.md'), 'utf8')
  const [main = '', ...examples] = [...readme.matchAll(EXAMPLE)].map(([, code = '']) => code)
  write(folder, {
    'package.json': '{ "type": "module", "private": true }',
    'main.tsx': main,
    'whole-page.tsx': WHOLE_PAGE,
    ...Object.fromEntries(examples.map((code, nr) => [`example-${nr}.tsx`, code])),
    'index.html': page('main.tsx'),
    'whole-page.html': page('whole-page.tsx'),
  })
  const entries = entriesOf(folder, installed)
  return {
    manifest,
    entries,
    checkTypes: () => checkTypes(folder, [...entries.keys()]),
    importOnServer: (names) => {
      const code = names.map((name) => `import '${name}'\n`).join('')
      execFileSync(process.execPath, ['--conditions=react-server', '--input-type=module', '--eval', code], {
        cwd: folder,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    },
    bundle: () => bundle(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A file in the folder of a component, other than the component: the README offers none. */
const PART = /(?:^|\/)([A-Z]\w*)\/(?!\1\.js$)/

/** The scripts that an app can import, by the names under which Node finds them. */
function entriesOf(folder: string, installed: string): Map<string, string> {
  const { resolve } = createRequire(path.join(folder, 'main.tsx'))
  const entries = new Map<string, string>()
  for (const file of globSync('**/*.js', { cwd: installed }).filter((each) => !PART.test(each))) {
    const source = file.replace(/\.js$/, '.tsx')
    const isTsx = existsSync(inRoot('packages/ui/src', source))
    const name = `@latchkey/ui/${isTsx ? source : source.slice(0, -1)}`
    try {
      entries.set(name, readFileSync(resolve(name), 'utf8'))
    } catch {
      // A file of the package's own.
    }
  }
  return entries
}

async function checkTypes(folder: string, entries: readonly string[]): Promise<void> {
  write(folder, { 'entries.ts': entries.map((name) => `import '${name}'\n`).join('') })
  const checks = RESOLUTIONS.map(async (resolution) => {
    const config = `tsconfig.${resolution.moduleResolution}.json`
    const files = ['entries.ts', ...globSync('*.tsx', { cwd: folder })]
    write(folder, { [config]: JSON.stringify({ compilerOptions: { ...STRICT, ...resolution }, files }) })
    const project = path.join(folder, config)
    const failed = (error: { stdout?: string }) => {
      throw new Error(`${resolution.moduleResolution}:\n${error.stdout}`)
    }
    const args = ['--singleThreaded', '--project', project]
    await promisify(execFile)(inRoot('node_modules/.bin/tsc'), args).catch(failed)
  })
  await Promise.all(checks)
}

/** Links the package's dependencies from the workspace: nothing is downloaded. */
function linkDependencies(folder: string, { dependencies, peerDependencies }: Manifest): void {
  const types = { '@types/react': '', '@types/react-dom': '' }
  for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...types })) {
    const link = path.join(folder, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(realpathSync(inRoot('packages/ui/node_modules', name)), link)
  }
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

async function bundle(folder: string) {
  const result = (await build({
    root: folder,
    configFile: false,
    // Vite's React plugin, which most apps have, leaves out the warnings about 'use client'.
    logLevel: 'error',
    build: {
      rolldownOptions: { input: ['index.html', 'whole-page.html'].map((file) => path.join(folder, file)) },
    },
  })) as Rolldown.RolldownOutput
  const all = result.output.filter((part) => part.type === 'chunk')
  const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    chunk,
    ...all.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
  ]
  const entry = all.filter(({ facadeModuleId }) => facadeModuleId === path.join(folder, 'index.html'))
  const chunks = [...new Set(entry.flatMap(withImports))]
  return {
    folder: path.join(folder, 'dist'),
    script: chunks.map(({ code }) => code).join('\n'),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [file] : [])),
    ),
  }
}
