import { waitText } from '../leads/waiting/waiting.messages.ts'
import { dayText } from '../platform/values/days.ts'
import type { FunnelStep } from './report-figures.ts'

export const REPORTS = {
  title: 'Reports',
  from: 'From',
  to: 'To',
  project: 'Project',
  agent: 'Agent',
  source: 'Source',
  all: 'All',
  noProject: 'No project',
  noAgent: 'Nobody',
  median: 'Median',
  slowestTenth: 'Slowest tenth',
  answered: 'Answered',
  unanswered: 'Unanswered',
  week: 'Week of',
  nothing: 'Nothing in this period.',
  stale: 'New figures. Refresh',
  behind: 'Leads behind this figure',
  failed: 'The report could not be loaded',
} as const

export const countText = (count: number): string => count.toLocaleString('en-GB')

/** For example `12 enquiries`. */
const enquiries = (count: number): string => `${countText(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`

/** For example `LetSpot, week of 16/11/2026: 12 enquiries`. */
export const weekFigureLabel = (source: string, week: string, count: number): string =>
  `${source}, week of ${dayText(week)}: ${enquiries(count)}`

/** For example `Viewing: 12 leads`. */
export const figureLabel = (name: string, count: number): string =>
  `${name}: ${countText(count)} ${count === 1 ? 'lead' : 'leads'}`

/** For example `Attended: 12 viewings`. */
export const outcomeFigureLabel = (name: string, count: number): string =>
  `${name}: ${countText(count)} ${count === 1 ? 'viewing' : 'viewings'}`

/** For example `Median, week of 16/11/2026: 45 min`. */
export const minutesLabel = (name: string, week: string, minutes: number | null): string =>
  `${name}, week of ${dayText(week)}: ${minutesText(minutes)}`

/** Opening hours; `–` for null. */
export const minutesText = (minutes: number | null): string => (minutes === null ? '–' : waitText(minutes))

/** For example `40.0% of the step before`; `–` of nothing, '' for the first step. */
export function ofPreviousText(step: FunnelStep, ofPrevious: number | null): string {
  if (step === 'enquiries') return ''
  return ofPrevious === null ? '–' : `${ofPrevious.toFixed(1)}% of the step before`
}

/** For example `31/08/2026 - 20/11/2026`. */
export const periodText = ({ from, to }: { from: string; to: string }): string =>
  `${dayText(from)} - ${dayText(to)}`
