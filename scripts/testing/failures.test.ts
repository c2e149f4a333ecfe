import { expect, it } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { failuresOfPlaywright, failuresOfVitest, readFailure, readFailures } from './failures.ts'

/** A test in Playwright's report, with the status of its first try and of a second. */
const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
})

it('names the failed tests of Vitest, and the files that could not be loaded', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'sum subtracts',
    failureMessages: ['\u001B[31m2 is not 1\u001B[39m\n  at x'],
  }
  const testResults = [
    { name: inRoot('a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: inRoot('b.test.ts'), status: 'failed', message: 'no such module\nat y', assertionResults: [] },
    { name: inRoot('c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(failuresOfVitest({ testResults }).map(readFailure)).toEqual([
    'a.test.ts › sum subtracts: 2 is not 1',
    'b.test.ts › does not load: no such module',
  ])
})

it('names the tests of Playwright that failed or passed only on a retry, at any depth', () => {
  const inner = { specs: [spec('drags', 'flaky', 'too late\n')] }
  const suites = [
    { specs: [spec('opens', 'expected'), spec('saves', 'unexpected', 'no toast')], suites: [inner] },
  ]
  expect(failuresOfPlaywright({ suites, errors: [{ message: 'no server' }] }).map(readFailure)).toEqual([
    'a.spec.ts › saves: no toast',
    'a.spec.ts › drags: too late',
    'no server',
  ])
})

it('names nothing without a report', () => {
  expect(readFailures('/nowhere/report.json', 'vitest')).toEqual([])
})

it('ignores other lines', () => {
  expect(readFailure('✗ something else')).toBeUndefined()
})
