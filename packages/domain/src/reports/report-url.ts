import { PATHS } from '../navigation/paths.ts'
import { isDay } from '../platform/values/days.ts'
import type { ReportFigure } from './report-figures.ts'
import { defaultPeriod } from './report-period.ts'
import type { ReportSelection } from './reports.calls.ts'

const CHOICES = ['project', 'agent', 'source'] as const

/** Defaults to the last weeks of everybody. A period that the server would reject is kept, so that its message is seen. */
export function reportIn(params: URLSearchParams, today: string): ReportSelection {
  const standard = defaultPeriod(today)
  const dayIn = (name: 'from' | 'to') => {
    const day = params.get(name) ?? ''
    return isDay(day) ? day : standard[name]
  }
  const choiceIn = (name: (typeof CHOICES)[number]) => params.get(name) || null
  return {
    from: dayIn('from'),
    to: dayIn('to'),
    project: choiceIn('project'),
    agent: choiceIn('agent'),
    source: choiceIn('source'),
  }
}

/** Keeps other parameters. */
export function withReport(
  params: URLSearchParams,
  { from, to, ...choices }: ReportSelection,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('from', from)
  next.set('to', to)
  for (const name of CHOICES) {
    const choice = choices[name]
    if (choice === null) next.delete(name)
    else next.set(name, choice)
  }
  return next
}

export const reportAddress = (selection: ReportSelection): string =>
  `${PATHS.reports}?${withReport(new URLSearchParams(), selection).toString()}`

/** Narrows a figure beyond the selection of its report; `week` is its Monday. */
export type FigurePart = Partial<Pick<ReportSelection, 'project' | 'agent' | 'source'>> & { week?: string }

/** The address of the leads behind a figure. */
export function figureAddress(
  selection: ReportSelection,
  figure: ReportFigure,
  part: FigurePart = {},
): string {
  const { week, ...choices } = part
  const params = withReport(new URLSearchParams({ figure }), { ...selection, ...choices })
  if (week !== undefined) params.set('week', week)
  return `${PATHS.reportLeads}?${params.toString()}`
}
