import { appBuild } from './lib/app-build.ts'
import { buildWhenChanged } from './lib/build-when-changed.ts'
import { serverBuild } from './lib/server-build.ts'
import { runMeasurements } from './lib/run-measurements.ts'
import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'

const MEASURED = ['failover', 'pools', 'restore', 'sockets']

stopToolsOnSignals()
// Not inside Vitest, whose environment is not that of a production build.
await buildWhenChanged(appBuild)
await buildWhenChanged(serverBuild)
const wanted = process.argv.slice(2)
if (wanted.some((name) => MEASURED.includes(name))) await runMeasurements('tests/scale', 'scale', wanted)
else process.exitCode = await runTool('vitest', ['run', '--project=cluster', ...wanted])
