import { expect, it } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { closingLine, NOTHING } from './outcome.ts'
import { readPlaywright, readReport, readVitest } from './reports.ts'

/** A test in Playwright's report, with the status of its first try and of a second. */
const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'a.spec.ts',
  tests: [
    { projectName: 'chromium', status, results: [message === undefined ? {} : { error: { message } }, {}] },
  ],
})

it('names the failed tests of Vitest, and the files that could not be loaded', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const pending = { status: 'pending', fullName: 'divides', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'sum subtracts',
    failureMessages: ['\u001B[31m2 is not 1\u001B[39m\n  at x'],
  }
  const testResults = [
    { name: inRoot('a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: inRoot('b.test.ts'), status: 'failed', message: 'no such module\nat y', assertionResults: [] },
    { name: inRoot('c.test.ts'), status: 'passed', message: '', assertionResults: [passed, pending] },
  ]
  const outcome = readVitest({ testResults })
  expect(outcome.failures).toEqual([
    'a.test.ts › sum subtracts: 2 is not 1',
    'b.test.ts › does not load: no such module',
  ])
  expect(closingLine(outcome)).toBe('2 passed, 2 failed, 1 skipped')
})

it('names the tests of Playwright that failed or passed only on a retry, at any depth', () => {
  const inner = { specs: [spec('drags', 'flaky', 'too late\n'), spec('drops', 'skipped')] }
  const suites = [
    { specs: [spec('opens', 'expected'), spec('saves', 'unexpected', 'no toast')], suites: [inner] },
  ]
  const outcome = readPlaywright({ suites, errors: [{ message: 'no server' }] })
  expect(outcome.failures).toEqual([
    'a.spec.ts (chromium) › saves: no toast',
    'a.spec.ts (chromium) › drags: too late',
    'no server',
  ])
  expect(closingLine(outcome)).toBe('1 passed, 3 failed, 1 skipped')
})

it.each([1, null])('counts a failure when a runner ended with %s and names none', (exitCode) => {
  expect(readReport('/nowhere/report.json', 'vitest', exitCode).failed).toBe(1)
  expect(readReport('/nowhere/report.json', 'vitest', 0)).toEqual(NOTHING)
})
