import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../lib/root.ts'
import { failedWith, NOTHING, sumOf, type Outcome } from './outcome.ts'

export type ReportKind = 'vitest' | 'playwright'

/** The parts read from Vitest's JSON report. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** A suite of Playwright's JSON report: a file, or a `describe` in one. */
interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** The parts read from Playwright's JSON report. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

const PASSED: Outcome = { ...NOTHING, passed: 1 }
const SKIPPED: Outcome = { ...NOTHING, skipped: 1 }

/** Reads a report of Vitest; a file that did not load is one failure. */
export const readVitest = ({ testResults }: VitestReport): Outcome =>
  sumOf(
    testResults.flatMap(({ name, status: ofFile, message, assertionResults }) => {
      const file = relative(ROOT, name)
      const outcomes = assertionResults.map(({ status, fullName, failureMessages: [first] }) => {
        if (status === 'passed') return PASSED
        return status === 'failed' ? failedWith(failureLine(file, fullName, first)) : SKIPPED
      })
      const isBroken = ofFile === 'failed' && !outcomes.some(({ failed }) => failed > 0)
      return isBroken ? [...outcomes, failedWith(failureLine(file, 'does not load', message))] : outcomes
    }),
  )

/** Reads a report of Playwright; a test that passed only on a retry has failed. */
export const readPlaywright = ({ suites, errors }: PlaywrightReport): Outcome =>
  sumOf([...suites.map(readSuite), ...errors.map(({ message }) => failedWith(firstLine(message)))])

const readSuite = ({ specs, suites = [] }: PlaywrightSuite): Outcome =>
  sumOf([
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => {
        if (status === 'expected') return PASSED
        if (status === 'skipped') return SKIPPED
        const message = results.find(({ error }) => error)?.error?.message
        return failedWith(failureLine(`${file} (${projectName})`, title, message))
      }),
    ),
    ...suites.map(readSuite),
  ])

/**
 * Reads the report of a runner that ended with this code. A runner can fail without a failed test (a crash), or end
 * before it writes a report, which must not count as success.
 */
export function readReport(file: string, kind: ReportKind, exitCode: number | null): Outcome {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const outcome =
    report === undefined
      ? NOTHING
      : kind === 'vitest'
        ? readVitest(report as VitestReport)
        : readPlaywright(report as PlaywrightReport)
  const isUnexplained = exitCode !== 0 && outcome.failed === 0
  return isUnexplained
    ? sumOf([outcome, failedWith(`${kind} ended with the code ${exitCode} without naming a failed test`)])
    : outcome
}

const failureLine = (file: string, title: string, message = 'no message'): string =>
  `${file} › ${title}: ${firstLine(message)}`

const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? ''
