import { countOf, figure } from '../data/noun.ts'
import type { Bar, BarSeries } from './BarPlot/BarPlot.tsx'
import { sumOf, type Figure } from './figure.ts'

export const ENQUIRY = { one: 'enquiry', many: 'enquiries' }

/** A count of enquiries that is a link. */
export const aCount = (of: string, value: number, href: string | null = `?of=${of}`): Figure => ({
  value,
  text: figure(value),
  name: `${of}: ${countOf(value, ENQUIRY)}`,
  href,
})

/** Twelve Mondays up to 16/11/2026, as `DD/MM`. */
export const MONDAYS = [
  '31/08',
  '07/09',
  '14/09',
  '21/09',
  '28/09',
  '05/10',
  '12/10',
  '19/10',
  '26/10',
  '02/11',
  '09/11',
  '16/11',
] as const

/** Bars of the last weeks from the counts of each source, which are in the order of time. */
export function weeksOf(counts: Readonly<Record<string, readonly number[]>>): {
  series: BarSeries[]
  bars: Bar[]
  summary: string
} {
  const names = Object.keys(counts)
  const weeks = Math.max(...Object.values(counts).map((each) => each.length))
  const bars = MONDAYS.slice(-weeks).map((monday, week) => {
    const parts = names.map((name) => aCount(`${name}, week of ${monday}/2026`, counts[name]?.[week] ?? 0))
    return { label: monday, parts, total: aCount(`Week of ${monday}/2026`, sumOf(parts)) }
  })
  const series = names.map((name, index) => ({
    name,
    isRest: name === 'Other',
    total: aCount(name, sumOf(bars.map(({ parts }) => parts[index] ?? aCount('', 0)))),
  }))
  const all = countOf(sumOf(bars.map(({ total }) => total)), ENQUIRY)
  return { series, bars, summary: `${all} in ${countOf(bars.length, { one: 'week', many: 'weeks' })}` }
}

export const FOUR_SOURCES = {
  HomeFinder: [9, 11, 8, 13, 12, 15, 0, 14, 16, 12, 18, 15],
  LetSpot: [6, 5, 7, 9, 8, 7, 0, 11, 9, 10, 9, 12],
  Website: [4, 3, 6, 4, 5, 7, 0, 5, 6, 8, 7, 6],
  'Walk-in': [1, 2, 0, 2, 1, 3, 0, 2, 1, 1, 2, 3],
} as const

export const NINE_SOURCES = {
  ...FOUR_SOURCES,
  Roomly: [3, 4, 3, 2, 4, 3, 0, 5, 4, 3, 4, 5],
  'Campus Homes': [2, 5, 6, 5, 3, 2, 0, 1, 2, 1, 2, 1],
  'Board outside': [2, 2, 1, 3, 2, 2, 0, 3, 2, 2, 3, 2],
  'Typed in by staff': [1, 2, 3, 2, 2, 1, 0, 3, 2, 3, 2, 4],
  Other: [1, 1, 2, 1, 2, 2, 0, 1, 1, 2, 1, 2],
} as const
