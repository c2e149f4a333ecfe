export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 }

export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  )
}

/** The last line of a run, read by people and pipelines. */
export function closingLine({ passed, failed, skipped }: Outcome): string {
  const words = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) words.push(`${skipped} skipped`)
  return words.join(', ')
}

/** Parses a closing line; undefined for any other line. */
export function readClosingLine(line: string): Outcome | undefined {
  const found = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(line)
  if (found === null) return undefined
  return { passed: Number(found[1]), failed: Number(found[2]), skipped: Number(found[3] ?? 0) }
}

/** A runner can fail without a failed test (a file that does not load, a crash), which must not count as success. */
export function failOnExitCode(counted: Outcome, exitCode: number | null): Outcome {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
