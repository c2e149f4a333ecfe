import { describe, expect, it } from 'vitest'
import { createDateFormatter } from '../../platform/values/time.ts'
import { createBusinessClock } from './business-clock.ts'
import { dateExampleOf, dateOrderOf, readClock, readDate } from './dates.ts'

const LONDON = 'Europe/London'

/** As local text, with seconds where there are some; 'empty', or null for no date. */
function read(text: string, order: Parameters<typeof readDate>[1] = 'dmy', timeZone = LONDON): string | null {
  const date = readDate(text, order)
  if (date === null || date === 'empty') return date
  const moment = createBusinessClock(timeZone).momentOf(date)
  if (moment === null) return null
  const seconds = moment.instant % 60
  return (
    createDateFormatter(timeZone).toLocalInput(moment.instant).replace('T', ' ') +
    (seconds === 0 ? '' : `:${seconds}`)
  )
}

const moment = (text: string, timeZone = LONDON) => {
  const date = readDate(text, 'dmy')
  return date === null || date === 'empty' ? date : createBusinessClock(timeZone).momentOf(date)
}
const at = (iso: string) => Date.parse(iso) / 1000

describe('a date', () => {
  it.each([
    ['13/04/2025', '2025-04-13 12:00'],
    ['13.4.25', '2025-04-13 12:00'],
    ['13-Apr-2025', '2025-04-13 12:00'],
    ['13 April 2025', '2025-04-13 12:00'],
    ['April 13, 2025', '2025-04-13 12:00'],
    ['2025-04-13T14:30Z', '2025-04-13 15:30'],
    ['13/04/2025 14:30', '2025-04-13 14:30'],
    ['13/04/2025 2.30 pm', '2025-04-13 14:30'],
    ['1/2/69', '2069-02-01 12:00'],
    ['1/2/70', '1970-02-01 12:00'],
    ['1/2/00', '2000-02-01 12:00'],
    [' 13 / 04 / 2025 ', '2025-04-13 12:00'],
    ['13-04-2025', '2025-04-13 12:00'],
    ['13 04 2025', '2025-04-13 12:00'],
    ['2025-04-13', '2025-04-13 12:00'],
    ['2025/4/13', '2025-04-13 12:00'],
    ['20250413', '2025-04-13 12:00'],
    ['2025-Apr-13', '2025-04-13 12:00'],
    ['13-Apr-25', '2025-04-13 12:00'],
    ['13 Sept. 2025', '2025-09-13 12:00'],
    ['13th of April 2025', '2025-04-13 12:00'],
    ['Sun 13 Apr 2025', '2025-04-13 12:00'],
    ['Sunday, 13/04/2025', '2025-04-13 12:00'],
    ['Apr 13 2025', '2025-04-13 12:00'],
    ['13/04/2025, 14:30:15', '2025-04-13 14:30:15'],
    ['13/04/2025 at 14:30', '2025-04-13 14:30'],
    ['13/04/2025 - 14:30', '2025-04-13 14:30'],
    ['13/04/2025 2pm', '2025-04-13 14:00'],
    ['4/13/2025 2:30:00 PM', null],
    ['13.4.25 14.30', '2025-04-13 14:30'],
    ['April 13, 2025 2:30 PM', '2025-04-13 14:30'],
    ['2025-04-13 14:30:15.123', '2025-04-13 14:30:15'],
    ['2025-04-13T14:30:00.000Z', '2025-04-13 15:30'],
    ['2025-04-13T14:30+01:00', '2025-04-13 14:30'],
    ['2025-04-13T14:30:00-0500', '2025-04-13 20:30'],
    ['2025-04-13 14:30 UTC', '2025-04-13 15:30'],
    ['2025-01-13T14:30:00', '2025-01-13 14:30'],
    ['45760', '2025-04-13 12:00'],
    ['45760.604166666664', '2025-04-13 14:30'],
    ['45760.99999999', '2025-04-14 00:00'],
    ['20000', null],
    ['25569', '1970-01-01 12:00'],
    ['80000', null],
    ['1744554600', '2025-04-13 15:30'],
    ['1744554600000', '2025-04-13 15:30'],
    ['946684800', '2000-01-01 00:00'],
    ['29/02/2024', '2024-02-29 12:00'],
  ])('%j is %j', (text, local) => {
    expect(read(text)).toBe(local)
  })

  it.each([
    '0',
    '00/00/0000',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '1899-12-30',
    '30/12/1899',
    '1899-12-30T00:00:00',
    '1900-01-00',
    '0/1/1900',
    '0001-01-01T00:00:00',
    '01/01/0001',
    '9999-12-31',
    '31/12/9999 23:59',
  ])('%j is none', (text) => {
    expect(read(text)).toBe('empty')
  })

  it.each([
    'soon',
    '',
    '13/04',
    'April 2025',
    '31/02/2025',
    '29/02/2025',
    '13/13/2025',
    '1/4/202',
    '1/4/20255',
    '19999',
    '80001',
    '12345678',
    '13/04/2025 25:00',
    '13/04/2025 14:75',
    '31/12/1969',
    '01/01/2100',
    '7777777777777777',
    '14:30',
    '-45760',
    '13/04/2025 Sunday week',
    '1/2/3/4',
  ])('%j is not', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('the order', () => {
  it.each([
    ['04/05/2025', 'dmy', '2025-05-04 12:00'],
    ['04/05/2025', 'mdy', '2025-04-05 12:00'],
    ['04/05/2025', 'ymd', '2025-05-04 12:00'],
    ['04/05/06', 'dmy', '2006-05-04 12:00'],
    ['04/05/06', 'mdy', '2006-04-05 12:00'],
    ['04/05/06', 'ymd', '2004-05-06 12:00'],
    ['13/04/2025', 'mdy', null],
    ['04/13/2025', 'dmy', null],
    ['04/13/2025 2:30:00 PM', 'mdy', '2025-04-13 14:30'],
    ['2025-05-04', 'mdy', '2025-05-04 12:00'],
    ['4 May 2025', 'mdy', '2025-05-04 12:00'],
    ['45760', 'mdy', '2025-04-13 12:00'],
  ] as const)('of %j in %s gives %j', (text, order, local) => {
    expect(read(text, order)).toBe(local)
  })

  it.each([
    ['dmy', ['13/04/2025', '04/05/2025']],
    ['dmy', ['04/05/2025']],
    ['mdy', ['04/05/2025', '04/13/2025']],
    ['mdy', ['04/13/2025 2:30 PM']],
    ['ymd', ['2025-04-13', '2025-05-04T10:00Z']],
    ['ymd', ['25/04/13', '99/12/31']],
    ['dmy', ['13/04/2025', '04/13/2025', '01/02/2025']],
    ['dmy', ['4 May 2025', '45760', 'soon', '']],
    ['dmy', []],
    ['dmy', ['2025-04-13', '13/04/2025']],
    ['mdy', ['2025-04-13', '04/13/2025']],
    ['mdy', ['00/00/0000', '04/13/2025']],
  ] as const)('%s is proposed for %j', (order, values) => {
    expect(dateOrderOf(values)).toBe(order)
  })

  it.each([
    [['13/04/2025', '04/05/2025', '06/07/2025'], 'dmy', { text: '04/05/2025', day: '2025-05-04' }],
    [['13/04/2025', '04/05/2025'], 'mdy', { text: '04/05/2025', day: '2025-04-05' }],
    [['', 'soon', '13/04/2025', '05/05/2025'], 'dmy', { text: '13/04/2025', day: '2025-04-13' }],
    [['0', '2025-04-13T14:30Z'], 'dmy', { text: '2025-04-13T14:30Z', day: '2025-04-13' }],
    [['04/05/2025 10:30'], 'dmy', { text: '04/05/2025 10:30', day: '2025-05-04' }],
    [['soon', '0'], 'dmy', null],
  ] as const)('has for %j as %s the example %j', (values, order, example) => {
    expect(dateExampleOf(values, order)).toEqual(example)
  })
})

describe('business time', () => {
  it.each([
    ['30/03/2025 00:59', '2025-03-30T00:59:00Z', false],
    // The clocks go from 01:00 to 02:00.
    ['30/03/2025 01:00', '2025-03-30T01:00:00Z', true],
    ['30/03/2025 01:30', '2025-03-30T01:30:00Z', true],
    ['30/03/2025 01:59:59', '2025-03-30T01:59:59Z', true],
    ['30/03/2025 02:00', '2025-03-30T01:00:00Z', false],
    // They go back from 02:00 to 01:00: the first of the two.
    ['26/10/2025 00:59', '2025-10-25T23:59:00Z', false],
    ['26/10/2025 01:30', '2025-10-26T00:30:00Z', false],
    ['26/10/2025 02:00', '2025-10-26T02:00:00Z', false],
    ['2025-10-26T01:30Z', '2025-10-26T01:30:00Z', false],
    ['30/03/2025', '2025-03-30T11:00:00Z', false],
    ['26/10/2025', '2025-10-26T12:00:00Z', false],
  ])('%s is %s', (text, iso, isShifted) => {
    expect(moment(text)).toEqual({ instant: at(iso), isShifted })
  })

  it('is that of the business, with its own clock changes', () => {
    const sydney = 'Australia/Sydney'
    expect(moment('13/01/2025 14:30', sydney)).toEqual({
      instant: at('2025-01-13T03:30:00Z'),
      isShifted: false,
    })
    expect(moment('05/10/2025 02:30', sydney)).toEqual({
      instant: at('2025-10-04T16:30:00Z'),
      isShifted: true,
    })
  })

  it('has a day from another zone', () => {
    const date = readDate('2025-04-13T23:30Z', 'dmy')
    expect(date !== null && date !== 'empty' && createBusinessClock(LONDON).dayOf(date)).toBe('2025-04-14')
  })

  it.each([
    ['13/04/2025', '14:30', '2025-04-13T13:30:00Z'],
    ['13/04/2025 00:00', '14:30', '2025-04-13T13:30:00Z'],
    ['2025-04-12T23:30Z', '14:30', '2025-04-13T13:30:00Z'],
    ['30/03/2025', '01:30', '2025-03-30T01:30:00Z'],
  ])('of %s with the time %s is %s', (text, time, iso) => {
    const date = readDate(text, 'dmy')
    if (date === null || date === 'empty') throw new Error('This is no date.')
    expect(createBusinessClock(LONDON).momentOf(date, time)?.instant).toBe(at(iso))
  })
})

describe('a time', () => {
  it.each([
    ['14:30', '14:30'],
    ['2.30 pm', '14:30'],
    ['2:30:00 PM', '14:30'],
    ['14:30:59', '14:30'],
    ['1430', '14:30'],
    ['9', '09:00'],
    ['12am', '00:00'],
    ['0.604166666666667', '14:30'],
    ['1899-12-30T14:30:00', '14:30'],
    ['30/12/1899 14:30', '14:30'],
    ['25:00', null],
    ['after work', null],
    ['13/04/2025', null],
    ['', null],
  ])('%j is %j', (text, time) => {
    expect(readClock(text)).toBe(time)
  })
})
