import { appBuild } from './lib/app-build.ts'
import { buildWhenChanged } from './lib/build-when-changed.ts'
import { serverBuild } from './lib/server-build.ts'
import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'

stopToolsOnSignals()
// Not inside Vitest, whose environment is not that of a production build.
await buildWhenChanged(appBuild)
await buildWhenChanged(serverBuild)
process.exitCode = await runTool('vitest', ['run', '--project=cluster', ...process.argv.slice(2)])
