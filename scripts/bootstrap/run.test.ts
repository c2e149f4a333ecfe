import { describe, expect, it } from 'vitest'
import { exitCodeOf } from './run.mjs'

describe('exitCodeOf', () => {
  it.each([
    [0, null, 0],
    [3, null, 3],
    [null, 'SIGINT', 130],
    [null, 'SIGTERM', 143],
    [null, null, 1],
  ] as const)('turns code %s and signal %s into %s', (code, signal, expected) => {
    expect(exitCodeOf(code, signal)).toBe(expected)
  })
})
