import type { Report } from './report.contract.ts'
import { REPORTED_OUTCOMES } from './report-figures.ts'
import { countText } from './report.messages.ts'

const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

export const enquiriesIn = ({ enquiriesByWeek }: Report): number =>
  sum(enquiriesByWeek.weeks.flatMap(({ counts }) => counts))

export const viewingsIn = ({ outcomes }: Report): number =>
  sum(REPORTED_OUTCOMES.map(({ name }) => outcomes[name]))

/** For example `315 enquiries in 12 weeks`. */
export const enquiriesSummary = (report: Report): string =>
  `${counted(enquiriesIn(report), 'enquiry', 'enquiries')} in ${counted(report.enquiriesByWeek.weeks.length, 'week', 'weeks')}`

/** For example `105 viewings`. */
export const viewingsSummary = (report: Report): string => counted(viewingsIn(report), 'viewing', 'viewings')

export const ANSWERS_SUMMARY = 'Opening hours until the first answer, by week'
