import { existsSync, readFileSync } from 'node:fs'
import { NOTHING, type Outcome } from './outcome.ts'

/** Whose report it is. */
export type ReportKind = 'vitest' | 'playwright'

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly unknown[]
}

/** What a report of Vitest counts; a file that could not be loaded is one failure. */
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

/** What a report of Playwright counts; a test that passed only when repeated has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** Counts the report in a file; nothing when the runner ended before it wrote one. */
export function countReport(file: string, kind: ReportKind): Outcome {
  if (!existsSync(file)) return NOTHING
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return kind === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as PlaywrightReport)
}
