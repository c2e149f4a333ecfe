import { NOTHING, type Outcome } from './outcome.ts'

/** Prints why something was not run; it counts as one skipped test. */
export function skipped(reason: string): Outcome {
  console.warn(`\n!!! SKIPPED: ${reason}\n`)
  return { ...NOTHING, skipped: 1 }
}
