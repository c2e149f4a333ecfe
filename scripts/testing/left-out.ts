import { NOTHING, type Outcome } from './outcome.ts'

/** Says loudly that something did not happen; it counts as one skipped test. */
export function leftOut(reason: string): Outcome {
  console.warn(`\n!!! SKIPPED: ${reason}\n`)
  return { ...NOTHING, skipped: 1 }
}
