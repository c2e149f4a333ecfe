import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDateFormatter } from '../platform/values/time.ts'
import { instantOfSlot, minuteInHour, slotInput } from './move-viewing.ts'

const london = createDateFormatter('Europe/London')
const at = (iso: string) => Date.parse(iso) / 1000
const move = (day: string, minute: number) => instantOfSlot({ day, minute }, london)

afterEach(() => vi.unstubAllEnvs())

describe('minuteInHour', () => {
  it('keeps the minutes past the hour', () => {
    expect(minuteInHour(10 * 60 + 15, 14)).toBe(14 * 60 + 15)
    expect(minuteInHour(22 * 60 + 45, 7)).toBe(7 * 60 + 45)
  })
})

describe('slotInput', () => {
  it('formats the value of a date-time field', () => {
    expect(slotInput({ day: '2026-03-02', minute: 5 })).toBe('2026-03-02T00:05')
    expect(slotInput({ day: '2026-03-02', minute: 1439 })).toBe('2026-03-02T23:59')
  })
})

describe('instantOfSlot', () => {
  it('keeps the local time across a clock change', () => {
    expect(move('2026-03-28', 600)).toBe(at('2026-03-28T10:00Z'))
    expect(move('2026-03-29', 600)).toBe(at('2026-03-29T09:00Z'))
    expect(move('2026-10-24', 600)).toBe(at('2026-10-24T09:00Z'))
    expect(move('2026-10-25', 600)).toBe(at('2026-10-25T10:00Z'))
  })

  it('is null for a time skipped by the spring change', () => {
    expect(move('2026-03-29', 59)).toBe(at('2026-03-29T00:59Z'))
    expect(move('2026-03-29', 60)).toBeNull()
    expect(move('2026-03-29', 119)).toBeNull()
    expect(move('2026-03-29', 120)).toBe(at('2026-03-29T01:00Z'))
  })

  it('is the first of two equal times in autumn', () => {
    expect(move('2026-10-25', 90)).toBe(at('2026-10-25T00:30Z'))
  })

  it.each(['Pacific/Auckland', 'America/New_York'])('is the same on a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(move('2026-03-29', 600)).toBe(at('2026-03-29T09:00Z'))
    expect(move('2026-03-29', 90)).toBeNull()
    // New York's clocks go forward on 8 March, which must not affect London times.
    expect(move('2026-03-08', 150)).toBe(at('2026-03-08T02:30Z'))
  })
})
