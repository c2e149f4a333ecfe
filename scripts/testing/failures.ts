import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../lib/root.ts'
import type { ReportKind } from './reports.ts'

/** Prefix of the line of a failed test; `npm test` repeats those lines at its end. */
export const FAILED = '✗ failed: '

/** The parts read from Vitest's JSON report. */
interface VitestFailures {
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
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** The parts read from Playwright's JSON report. */
interface PlaywrightFailures {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

/** One line for each failed test, and for each file that did not load. */
export function failuresOfVitest({ testResults }: VitestFailures): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failureLine(file, 'does not load', message)] : []
    return failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages[0]))
  })
}

/** One line for each test that did not pass at the first try, and for each error outside a test. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightFailures): readonly string[] {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => `${FAILED}${firstLine(message)}`),
  ]
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureLine(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** The failures in a runner's report; none if it ended before it wrote one. */
export function readFailures(file: string, kind: ReportKind): readonly string[] {
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return kind === 'vitest'
    ? failuresOfVitest(report as VitestFailures)
    : failuresOfPlaywright(report as PlaywrightFailures)
}

/** The line of a failed test, with the first line of its message. */
function failureLine(file: string, title: string, message = 'no message'): string {
  return `${FAILED}${file} › ${title}: ${firstLine(message)}`
}

const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? ''

/** The failure that a line reports; undefined for any other line. */
export const readFailure = (line: string): string | undefined =>
  line.startsWith(FAILED) ? line.slice(FAILED.length) : undefined
