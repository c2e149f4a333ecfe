import { buildWhenChanged } from './lib/build-when-changed.ts'
import { runMeasurements } from './lib/run-measurements.ts'
import { serverBuild } from './lib/server-build.ts'

await buildWhenChanged(serverBuild)
await runMeasurements('tests/faults', 'fault')
