import { runMeasurements } from './lib/run-measurements.ts'

await runMeasurements('tests/security', 'security')
