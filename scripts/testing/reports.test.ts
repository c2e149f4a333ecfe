import { describe, expect, it } from 'vitest'
import { countPlaywright, countReport, countVitest } from './reports.ts'
import { NOTHING } from './outcome.ts'

const passed = { status: 'passed' }
const failed = { status: 'failed' }

describe('countVitest', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

  it('takes the numbers of the report', () => {
    const testResults = [{ status: 'failed', assertionResults: [passed, failed] }]
    expect(countVitest({ ...report, testResults })).toEqual({ passed: 4, failed: 1, skipped: 3 })
  })

  it('counts a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [passed] },
    ]
    expect(countVitest({ ...report, numFailedTests: 0, testResults }).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  it('counts a test that passed only on a retry as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('counts errors outside tests', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1)
  })
})

it('counts nothing without a report', () => {
  expect(countReport('/nowhere/report.json', 'vitest')).toEqual(NOTHING)
})
