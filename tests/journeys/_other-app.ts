import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { inRoot } from '../../scripts/lib/root.ts'
import { buildUiPackage, UI_PACKAGE } from '../../scripts/lib/ui-package.ts'

const MAIN = `import { createRoot } from 'react-dom/client'
import { Button } from '@latchkey/ui/controls/Button'
import { GlobalStyle } from '@latchkey/ui/theme/GlobalStyle'
import '@latchkey/ui/theme/fonts.css'

const place = document.body.appendChild(document.createElement('main'))
createRoot(place).render(
  <>
    <GlobalStyle />
    <Button variant="primary">Send</Button>
  </>,
)
`

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    jsx: 'react-jsx',
    types: [],
    // Types of dependencies are not ours: those of styled-components expect Node's.
    skipLibCheck: true,
    // A style sheet has no types.
    noUncheckedSideEffectImports: false,
  },
  files: ['main.tsx'],
}

/** Another team's app, outside this repository, with the packed design system. */
export interface OtherApp {
  /** Type-checks it against the package's types. */
  checkTypes(): void
  /** Bundles it; resolves with the output folder, the script and the bundled modules. */
  bundle(): Promise<{ folder: string; script: string; modules: readonly string[] }>
  remove(): void
}

/** Packs the design system as for npm, and installs it in an app of one file. */
export async function makeOtherApp(): Promise<OtherApp> {
  await buildUiPackage()
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-other-app-'))
  const installed = path.join(folder, 'node_modules/@latchkey/ui')
  mkdirSync(installed, { recursive: true })
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: UI_PACKAGE })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
  execFileSync('tar', ['-xzf', path.join(folder, tarball), '-C', installed, '--strip-components=1'])
  linkDependencies(folder, installed)
  write(folder, { 'package.json': '{ "type": "module", "private": true }', 'main.tsx': MAIN })
  write(folder, { 'tsconfig.json': JSON.stringify(TSCONFIG) })
  write(folder, {
    'index.html':
      '<!doctype html><html lang="en"><title>Other</title><body><script type="module" src="./main.tsx"></script>',
  })
  return {
    checkTypes: () =>
      void execFileSync(inRoot('node_modules/.bin/tsc'), ['--project', folder], { stdio: 'inherit' }),
    bundle: () => bundle(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links the package's dependencies from the workspace: nothing is downloaded. */
function linkDependencies(folder: string, installed: string): void {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
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
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput
  const chunks = result.output.filter((part) => part.type === 'chunk')
  return {
    folder: path.join(folder, 'dist'),
    script: chunks.map(({ code }) => code).join('\n'),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [file] : [])),
    ),
  }
}
