import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { addMonths, isDay, mondayOf } from '../platform/values/days.ts'
import { isReportFigure } from './report-figures.ts'
import { REPORT_YEARS_MAX } from './report.limits.ts'
import { NO_ONE } from './report-period.ts'

const TextFields = { from: Text, to: Text, project: Text, agent: Text, source: Text }

/** Days are `YYYY-MM-DD`, both included. Each other value is '' for all. */
export const ReportQuery = bodyOf(TextFields, ['from', 'to'])

/** As received; each value is '' when omitted. */
export type ReportQueryValues = ValuesOf<typeof ReportQuery>

/** A report, and one of its figures, of one week or of all. */
export const ReportLeadsQuery = bodyOf({ ...TextFields, figure: Text, week: Text }, ['from', 'to', 'figure'])

/** As received; each value is '' when omitted. */
export type ReportLeadsQueryValues = ValuesOf<typeof ReportLeadsQuery>

const CHOICE = /^(?:none|[1-9]\d{0,8})$/

/** Null for all; 'none' for leads without. */
export const choiceOf = (text: string): number | typeof NO_ONE | null =>
  text === '' ? null : text === NO_ONE ? NO_ONE : Number(text)

/** Rejects missing and impossible days, a reversed or too long period, and a project or agent that is no id. */
export function reportQueryErrors({ from, to, project, agent }: ReportQueryValues): ErrorsByField {
  return {
    ...periodErrors(from, to),
    ...(project === '' || CHOICE.test(project) ? {} : { project: ['enumerable'] }),
    ...(agent === '' || CHOICE.test(agent) ? {} : { agent: ['enumerable'] }),
  }
}

export function reportLeadsErrors(values: ReportLeadsQueryValues): ErrorsByField {
  const { figure, week } = values
  const isWeek = isDay(week) && mondayOf(week) === week
  return {
    ...reportQueryErrors(values),
    ...(isReportFigure(figure) ? {} : { figure: [figure === '' ? 'required' : 'enumerable'] }),
    ...(week === '' || isWeek ? {} : { week: ['date'] }),
  }
}

function periodErrors(from: string, to: string): ErrorsByField {
  const wrong = Object.entries({ from, to }).filter(([, day]) => !isDay(day))
  if (wrong.length > 0) return Object.fromEntries(wrong.map(([name]) => [name, ['date']]))
  return from <= to && to < addMonths(from, 12 * REPORT_YEARS_MAX) ? {} : { to: ['range'] }
}
