import { existsSync, readFileSync } from 'node:fs'
import { NOTHING, type Outcome } from './outcome.ts'

export type ReportKind = 'vitest' | 'playwright'

/** The parts read from Vitest's JSON report. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/** The parts read from Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly unknown[]
}

/** Counts a report of Vitest; a file that did not load is one failure. */
export function countVitest(report: VitestReport): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts a report of Playwright; a test that passed only on a retry has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** Counts a report file; nothing if the runner ended before it wrote one. */
export function countReport(file: string, kind: ReportKind): Outcome {
  if (!existsSync(file)) return NOTHING
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return kind === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as PlaywrightReport)
}
