import { runMeasurements } from './lib/run-measurements.ts'

await runMeasurements('tests/bench', 'bench', process.argv.slice(2))
