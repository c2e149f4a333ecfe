import { buildAnyway } from './lib/build-when-changed.ts'
import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'
import { storybookBuild } from './lib/storybook-build.ts'

const PORT = process.env['STORYBOOK_PORT'] ?? '6006'

stopToolsOnSignals()
const [mode] = process.argv.slice(2)
if (mode === 'build') {
  await buildAnyway(storybookBuild)
} else {
  const code = await runTool('storybook', ['dev', '--port', PORT, '--exact-port', '--no-open'])
  process.exitCode = code ?? 0
}
