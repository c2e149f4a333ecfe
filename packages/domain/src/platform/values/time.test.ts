import { afterEach, describe, expect, it, vi } from 'vitest'
import { DATE_LIMIT } from '../limits.ts'
import { createDateFormatter, isReasonable } from './time.ts'

const london = createDateFormatter('Europe/London')
const at = (iso: string) => Date.parse(iso) / 1000

afterEach(() => vi.unstubAllEnvs())

describe('formatting', () => {
  it('follows the business zone in winter and in summer', () => {
    expect(london.formatDate(at('2026-03-02T09:00Z'))).toBe('02/03/2026')
    expect(london.formatDateTime(at('2026-03-02T09:00Z'))).toBe('02/03/2026 09:00')
    expect(london.formatDateTime(at('2026-07-01T23:30Z'))).toBe('02/07/2026 00:30')
    expect(london.formatDate(at('2026-07-01T23:30Z'))).toBe('02/07/2026')
    expect(london.formatTime(at('2026-07-01T08:05Z'))).toBe('09:05')
    expect(london.toLocalInput(at('2026-07-01T23:30Z'))).toBe('2026-07-02T00:30')
    expect(london.toDateInput(at('2026-07-01T23:30Z'))).toBe('2026-07-02')
  })

  it('jumps an hour on the Sundays of clock changes', () => {
    expect(london.formatDateTime(at('2026-03-29T00:59Z'))).toBe('29/03/2026 00:59')
    expect(london.formatDateTime(at('2026-03-29T01:00Z'))).toBe('29/03/2026 02:00')
    expect(london.formatDateTime(at('2026-10-25T00:59Z'))).toBe('25/10/2026 01:59')
    expect(london.formatDateTime(at('2026-10-25T01:00Z'))).toBe('25/10/2026 01:00')
  })

  it('is empty for null and for an invalid date', () => {
    for (const none of [null, Number.NaN, Infinity, -1, DATE_LIMIT, at('2026-03-02T09:00Z') * 1000]) {
      expect(london.formatDate(none)).toBe('')
      expect(london.formatDateTime(none)).toBe('')
      expect(london.formatTime(none)).toBe('')
      expect(london.toLocalInput(none)).toBe('')
      expect(london.toDateInput(none)).toBe('')
    }
  })

  it('rounds fractions of a second down', () => {
    expect(london.formatDateTime(at('2026-03-02T09:00Z') + 0.9)).toBe('02/03/2026 09:00')
  })
})

describe('fromLocalInput', () => {
  it('is the local time of the business', () => {
    expect(london.fromLocalInput('2026-03-02T10:00')).toBe(at('2026-03-02T10:00Z'))
    expect(london.fromLocalInput('2026-07-02T10:00')).toBe(at('2026-07-02T09:00Z'))
  })

  it('is null for a time skipped by the spring change', () => {
    expect(london.fromLocalInput('2026-03-29T00:59')).toBe(at('2026-03-29T00:59Z'))
    expect(london.fromLocalInput('2026-03-29T01:00')).toBeNull()
    expect(london.fromLocalInput('2026-03-29T01:30')).toBeNull()
    expect(london.fromLocalInput('2026-03-29T01:59')).toBeNull()
    expect(london.fromLocalInput('2026-03-29T02:00')).toBe(at('2026-03-29T01:00Z'))
  })

  it('is the first of two equal times in autumn', () => {
    expect(london.fromLocalInput('2026-10-25T00:59')).toBe(at('2026-10-24T23:59Z'))
    expect(london.fromLocalInput('2026-10-25T01:00')).toBe(at('2026-10-25T00:00Z'))
    expect(london.fromLocalInput('2026-10-25T01:59')).toBe(at('2026-10-25T00:59Z'))
    expect(london.fromLocalInput('2026-10-25T02:00')).toBe(at('2026-10-25T02:00Z'))
  })

  it.each([
    '',
    'tomorrow',
    '2026-02-29T10:00',
    '2026-13-01T10:00',
    '2026-03-02T24:00',
    '2026-03-02T10:60',
    '2026-03-02',
    '02/03/2026 10:00',
    ' 2026-03-02T10:00',
    '2026-03-02T10:00Z',
  ])('is null for %j', (text) => {
    expect(london.fromLocalInput(text)).toBeNull()
  })

  it('works in zones with other changes', () => {
    // Lord Howe Island changes by half an hour.
    expect(createDateFormatter('Australia/Lord_Howe').fromLocalInput('2026-10-04T02:15')).toBeNull()
    expect(createDateFormatter('Asia/Kolkata').fromLocalInput('2026-03-02T10:00')).toBe(
      at('2026-03-02T04:30Z'),
    )
  })
})

describe('fromDateInput', () => {
  it('is the first instant of the day', () => {
    expect(london.fromDateInput('2026-03-29')).toBe(at('2026-03-29T00:00Z'))
    expect(london.fromDateInput('2026-03-30')).toBe(at('2026-03-29T23:00Z'))
    expect(london.fromDateInput('2026-02-30')).toBeNull()
    expect(london.fromDateInput('2026-03-02T10:00')).toBeNull()
  })

  it('starts the day later where the clocks change at midnight', () => {
    expect(createDateFormatter('Africa/Cairo').fromDateInput('2026-04-24')).toBe(at('2026-04-23T22:00Z'))
  })
})

describe('readInput', () => {
  it('distinguishes empty from invalid text', () => {
    expect(london.readInput('')).toBeNull()
    expect(london.readInput('2026-03-29T01:30')).toBeNaN()
    expect(london.readInput('soon')).toBeNaN()
    expect(london.readInput('2026-03-02T10:00')).toBe(at('2026-03-02T10:00Z'))
    expect(london.readInput('2026-03-02')).toBeNaN()
    expect(london.readInput('2026-03-02', 'date')).toBe(at('2026-03-02T00:00Z'))
    expect(london.readInput('2/3', 'date')).toBeNaN()
  })
})

describe('isRepeated', () => {
  it('is true only for the hour repeated in autumn', () => {
    const repeated = ['2026-10-25T01:00', '2026-10-25T01:59']
    const others = [
      '2026-10-25T00:59',
      '2026-10-25T02:00',
      '2026-03-29T01:30',
      '2026-10-24T01:30',
      'soon',
      '',
    ]
    expect(repeated.map((text) => london.isRepeated(text))).toEqual([true, true])
    expect(others.map((text) => london.isRepeated(text))).toEqual(others.map(() => false))
  })
})

const at2330 = () => at('2026-06-30T23:30Z')

it('returns today in the business’s zone', () => {
  expect(createDateFormatter('Europe/London', at2330).today()).toBe('2026-07-01')
  expect(createDateFormatter('America/New_York', at2330).today()).toBe('2026-06-30')
})

// Days of clock changes in London and in these machines' zones, which must not affect London times.
const CHANGE_DAYS = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-10-04',
  '2026-10-25',
  '2026-10-30',
]
const QUARTERS_AROUND = CHANGE_DAYS.flatMap((day) =>
  Array.from({ length: 3 * 96 }, (_, quarter) => at(`${day}T00:00Z`) + (quarter - 96) * 900),
)

describe.each(['America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'on a machine in %s',
  (zone) => {
    it('formats and parses the same as anywhere', () => {
      const exact = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/London',
        dateStyle: 'short',
        timeStyle: 'short',
      })
      vi.stubEnv('TZ', zone)
      expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0)
      const wrong: string[] = []
      for (const instant of QUARTERS_AROUND) {
        const shown = london.toLocalInput(instant)
        if (shown !== exact.format(instant * 1000).replace(' ', 'T')) wrong.push(`${instant} reads ${shown}`)
        const read = london.fromLocalInput(shown)
        const isSecondOfTwo = read === instant - 3600 && shown.startsWith('2026-10-25T01:')
        if (read !== instant && !isSecondOfTwo) wrong.push(`${shown} means ${read}`)
      }
      expect(wrong).toEqual([])
    })
  },
)

describe('isReasonable', () => {
  it.each([0, 1, at('2026-03-02T09:00Z'), DATE_LIMIT - 1])('accepts %d', (instant) => {
    expect(isReasonable(instant)).toBe(true)
  })

  it.each([-1, DATE_LIMIT, at('2026-03-02T09:00Z') * 1000, 1.5, Number.NaN, Infinity])(
    'rejects %d',
    (instant) => {
      expect(isReasonable(instant)).toBe(false)
    },
  )
})

it('throws for an unknown zone', () => {
  expect(() => createDateFormatter('Europe/Lundun').formatDate(0)).toThrow(RangeError)
})
