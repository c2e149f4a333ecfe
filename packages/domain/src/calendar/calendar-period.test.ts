import { afterEach, describe, expect, it, vi } from 'vitest'
import { monthOf, stepMonth } from './calendar-period.ts'

const months = Array.from({ length: 12 * 9 }, (_, index) => stepMonth('2024-01-01', index))
const daysOf = (day: string) => monthOf(day).days.map((each) => each.day)

afterEach(() => vi.unstubAllEnvs())

describe('monthOf', () => {
  it('shows March 2026, whose 1st is a Sunday, from the Monday before', () => {
    const { label, days } = monthOf('2026-03-17')
    expect(label).toBe('March 2026')
    expect(days[0]).toEqual({
      day: '2026-02-23',
      weekday: 'Monday',
      dayNumber: 23,
      fullLabel: 'Monday 23 February 2026',
      isOtherMonth: true,
    })
    expect(days[6]).toMatchObject({ day: '2026-03-01', isOtherMonth: false })
    expect(days[41]).toMatchObject({ day: '2026-04-05', isOtherMonth: true })
  })

  it('shows six rows even of a February that fills four', () => {
    const days = daysOf('2027-02-10')
    expect(days[0]).toBe('2027-02-01')
    expect(days).toHaveLength(42)
    expect(days[41]).toBe('2027-03-14')
  })

  it('shows the leap day', () => {
    expect(daysOf('2028-02-01')).toContain('2028-02-29')
    expect(daysOf('2027-02-01')).not.toContain('2027-02-29')
  })

  it.each(months)('starts %s on a Monday and holds its first and last day', (first) => {
    const { days } = monthOf(first)
    const inside = days.filter((each) => !each.isOtherMonth).map((each) => each.day)
    expect(days).toHaveLength(42)
    expect(days[0]?.fullLabel).toMatch(/^Monday /)
    expect(inside[0]).toBe(first)
    expect(stepMonth(inside.at(-1) ?? '', 1)).toBe(stepMonth(first, 1))
    expect(inside).toHaveLength((Date.parse(stepMonth(first, 1)) - Date.parse(first)) / 86_400_000)
  })

  it.each(['2026-03-29', '2026-10-25'])(
    'has the clock-change Sunday %s once, and each day once',
    (sunday) => {
      const days = daysOf(sunday)
      expect(new Set(days).size).toBe(42)
      expect(days.indexOf(sunday) % 7).toBe(6)
    },
  )

  it.each(['America/Sao_Paulo', 'Pacific/Auckland', 'Pacific/Apia', 'Europe/London'])(
    'is the same on a machine in %s',
    (zone) => {
      const expected = [monthOf('2026-03-01'), monthOf('2026-10-31'), monthOf('2011-12-15')]
      vi.stubEnv('TZ', zone)
      expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(
        { 'America/Sao_Paulo': 180, 'Pacific/Auckland': -780, 'Pacific/Apia': -780, 'Europe/London': 0 }[
          zone
        ],
      )
      expect([monthOf('2026-03-01'), monthOf('2026-10-31'), monthOf('2011-12-15')]).toEqual(expected)
    },
  )
})

describe('stepMonth', () => {
  it('steps by whole months from any day of a month', () => {
    expect(stepMonth('2026-01-31', 1)).toBe('2026-02-01')
    expect(stepMonth('2026-03-31', -1)).toBe('2026-02-01')
    expect(stepMonth('2026-12-25', 1)).toBe('2027-01-01')
    expect(stepMonth('2026-01-01', -1)).toBe('2025-12-01')
  })
})
