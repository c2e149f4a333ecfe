export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** One line for each failure that is known by name. */
  readonly failures: readonly string[]
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }

export const failedWith = (...failures: readonly string[]): Outcome => ({
  ...NOTHING,
  failed: failures.length,
  failures,
})

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
})

/** The last line of a run, read by people and pipelines. */
export const closingLine = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Skips what does not run here: prints the reason and how to get it, and counts as one skipped test. */
export function skip(reason: string): Outcome {
  console.warn(`\n!!! SKIPPED: ${reason}\n`)
  return { ...NOTHING, skipped: 1 }
}

/** Skips a missing program; with CI=true it fails, because the line would be overlooked. */
export const missing = (reason: string): Outcome =>
  process.env['CI'] === 'true' ? failedWith(`${reason} With CI=true that is a failure.`) : skip(reason)
