import { NOTHING, type Outcome } from './outcome.ts'

/** Prints why something did not run; counts as one skipped test. */
export function skipped(reason: string): Outcome {
  console.warn(`\n!!! SKIPPED: ${reason}\n`)
  return { ...NOTHING, skipped: 1 }
}

/** For a missing program: skipped, or failed with CI=true, where the line would be overlooked. */
export function missing(reason: string): Outcome {
  if (process.env['CI'] !== 'true') return skipped(reason)
  console.error(`${reason} With CI=true that is a failure.`)
  return { ...NOTHING, failed: 1 }
}
