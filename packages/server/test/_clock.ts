import { expect } from 'vitest'
import type { TestServer } from './_harness.ts'

/** Covers what a call reads of the clock, and the fraction that whole seconds lack. */
const NOW_MS = 5_000

/** Matches a date, or unix seconds, of the last moments: each read of the clock is later than the one before. */
export function justNow({ clock: { now } }: TestServer): unknown {
  return expect.toSatisfy((at: Date | number) => {
    const age = now - (at instanceof Date ? at.getTime() : at * 1000)
    return age >= 0 && age < NOW_MS
  }, 'is a moment ago')
}
