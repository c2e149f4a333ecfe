import { describe, expect, it } from 'vitest'
import { NOTHING, closingLine, readClosingLine, sumOf, failOnExitCode } from './outcome.ts'

describe('the closing line', () => {
  it('names what passed and what failed', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  })

  it('names skipped tests, if any', () => {
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })

  it.each([0, 3])('is parsed as it was written, with %d skipped', (skipped) => {
    const outcome = { passed: 12, failed: 1, skipped }
    expect(readClosingLine(closingLine(outcome))).toEqual(outcome)
  })

  it.each(['', 'stories: 12 passed, 0 failed', '12 passed, 0 failed (3 s)', '12 passed'])(
    'is not seen in “%s”',
    (line) => {
      expect(readClosingLine(line)).toBeUndefined()
    },
  )
})

it('adds up the outcomes of all runners', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumOf([one, NOTHING, { passed: 10, failed: 0, skipped: 1 }])).toEqual({
    passed: 11,
    failed: 2,
    skipped: 4,
  })
  expect(sumOf([])).toEqual(NOTHING)
})

describe('failOnExitCode', () => {
  it('trusts a runner that exited with 0', () => {
    expect(failOnExitCode({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0)
  })

  it.each([1, null])('counts a failure when a runner exited with %s without naming one', (exitCode) => {
    expect(failOnExitCode({ passed: 3, failed: 0, skipped: 0 }, exitCode)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    })
  })

  it('adds none to the named failures', () => {
    expect(failOnExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  })
})
