import { NOTHING, type Outcome } from './outcome.ts'

/** Prints why something was not run; it counts as one skipped test. */
export function skipped(reason: string): Outcome {
  console.warn(`\n!!! SKIPPED: ${reason}\n`)
  return { ...NOTHING, skipped: 1 }
}

/** What cannot run because the machine lacks a program: skipped, or with CI=true a failure, as nobody reads the line there. */
export function missing(reason: string): Outcome {
  if (process.env['CI'] !== 'true') return skipped(reason)
  console.error(`${reason} With CI=true that is a failure.`)
  return { ...NOTHING, failed: 1 }
}
