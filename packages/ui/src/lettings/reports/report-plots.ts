import type { Report, ReportPart } from '@latchkey/domain/reports/report.contract'
import {
  FUNNEL_STEPS,
  REPORTED_OUTCOMES,
  STEP_LABELS,
  type ReportFigure,
  sourceLabel,
  OTHER_SOURCE,
} from '@latchkey/domain/reports/report-figures'
import { NO_ONE } from '@latchkey/domain/reports/report-period'
import type { FigurePart } from '@latchkey/domain/reports/report-url'
import {
  countText,
  figureLabel,
  minutesLabel,
  minutesText,
  ofPreviousText,
  outcomeFigureLabel,
  REPORTS,
  weekFigureLabel,
} from '@latchkey/domain/reports/report.messages'
import { dayText } from '@latchkey/domain/platform/values/days'
import type { BarPlotProps } from '../../plots/BarPlot/BarPlot.tsx'
import { sumOf, type Figure } from '../../plots/figure.ts'
import type { FigureRow } from '../../plots/FigureTable/FigureTable.tsx'
import type { FunnelStep } from '../../plots/FunnelPlot/FunnelPlot.tsx'
import type { LineSeries } from '../../plots/LinePlot/LinePlot.tsx'

/** The address of the leads behind a figure. */
export type FigureHref = (figure: ReportFigure, part?: FigurePart) => string

/** Two years of weeks need the year. */
const YEAR_OF_WEEKS = 53

const countOf = (value: number, name: string, href: string): Figure => ({
  value,
  text: countText(value),
  name,
  href,
})

/** The label of a week below a plot, `16/11`, or `16/11/26` in a long period. */
export const weekLabels = (weeks: readonly string[]): string[] =>
  weeks.map((week) => {
    const text = dayText(week)
    return weeks.length > YEAR_OF_WEEKS ? `${text.slice(0, 6)}${text.slice(8)}` : text.slice(0, 5)
  })

/** Leaves out the series of all other sources if there are none. */
export function withoutEmptyRest({ sources, weeks }: Report['enquiriesByWeek']): Report['enquiriesByWeek'] {
  const rest = sources.indexOf(OTHER_SOURCE)
  if (rest === -1 || weeks.some(({ counts }) => (counts[rest] ?? 0) > 0)) return { sources, weeks }
  return {
    sources: sources.toSpliced(rest, 1),
    weeks: weeks.map(({ week, counts }) => ({ week, counts: counts.toSpliced(rest, 1) })),
  }
}

/** Bars by week, stacked by source. */
export function weekBars(
  { sources, weeks }: Report['enquiriesByWeek'],
  hrefOf: FigureHref,
): Pick<BarPlotProps, 'series' | 'bars'> {
  const labels = weekLabels(weeks.map(({ week }) => week))
  const bars = weeks.map(({ week, counts }, index) => {
    const parts = sources.map((source, at) => {
      const count = counts[at] ?? 0
      const name = weekFigureLabel(sourceLabel(source), week, count)
      return countOf(count, name, hrefOf('enquiries', { source, week }))
    })
    const all = sumOf(parts)
    const total = countOf(all, weekFigureLabel(REPORTS.all, week, all), hrefOf('enquiries', { week }))
    return { label: labels[index] ?? '', parts, total }
  })
  const series = sources.map((source, at) => {
    const count = weeks.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)
    const name = sourceLabel(source)
    return {
      name,
      isRest: source === OTHER_SOURCE,
      total: countOf(count, figureLabel(name, count), hrefOf('enquiries', { source })),
    }
  })
  return { series, bars }
}

export const weekRows = (report: Report['enquiriesByWeek'], hrefOf: FigureHref): FigureRow[] =>
  weekBars(report, hrefOf).bars.map(({ parts }, index) => {
    const { week = '' } = report.weeks[index] ?? {}
    return { id: week, name: dayText(week), figures: parts }
  })

export const funnelSteps = (funnel: Report['funnel'], hrefOf: FigureHref): FunnelStep[] =>
  funnel.map(({ step, count, ofPrevious }) => ({
    label: STEP_LABELS[step],
    figure: countOf(count, figureLabel(STEP_LABELS[step], count), hrefOf(step)),
    note: ofPreviousText(step, ofPrevious),
  }))

export const outcomeItems = (outcomes: Report['outcomes'], hrefOf: FigureHref) =>
  REPORTED_OUTCOMES.map(({ name, label, figure }) => ({
    label,
    figure: countOf(outcomes[name], outcomeFigureLabel(label, outcomes[name]), hrefOf(figure)),
  }))

type Minutes = number | null

const minutesOf = (value: Minutes, name: string, href: string): Figure => ({
  value,
  text: minutesText(value),
  name,
  href: value === null ? null : href,
})

/** Median and slowest tenth by week; both lead to the answered leads. */
export function answerLines({ weeks }: Report['firstAnswer'], hrefOf: FigureHref): LineSeries[] {
  const lineOf = (name: string, valueOf: (week: { median: Minutes; p90: Minutes }) => Minutes) => ({
    name,
    figures: weeks.map((each) => {
      const value = valueOf(each)
      return minutesOf(value, minutesLabel(name, each.week, value), hrefOf('answered', { week: each.week }))
    }),
  })
  return [lineOf(REPORTS.median, ({ median }) => median), lineOf(REPORTS.slowestTenth, ({ p90 }) => p90)]
}

/** The whole period: both measures, answered and unanswered. */
export function answerFigures(answers: Report['firstAnswer'], hrefOf: FigureHref) {
  const { median, p90, answered, unanswered } = answers
  const measureOf = (label: string, value: Minutes) => ({
    label,
    figure: minutesOf(value, `${label}: ${minutesText(value)}`, hrefOf('answered')),
  })
  const countedAs = (label: string, figure: 'answered' | 'unanswered', count: number) => ({
    label,
    figure: countOf(count, figureLabel(label, count), hrefOf(figure)),
  })
  return [
    measureOf(REPORTS.median, median),
    measureOf(REPORTS.slowestTenth, p90),
    countedAs(REPORTS.answered, 'answered', answered),
    countedAs(REPORTS.unanswered, 'unanswered', unanswered),
  ]
}

/** Returns rows by project or by agent. */
export const partRows = (
  parts: readonly ReportPart[],
  kind: 'project' | 'agent',
  hrefOf: FigureHref,
): FigureRow[] =>
  parts.map(({ id, name, ...counts }) => {
    const value = id === null ? NO_ONE : String(id)
    return {
      id: value,
      name,
      figures: FUNNEL_STEPS.map((step) =>
        countOf(
          counts[step],
          figureLabel(`${name}, ${STEP_LABELS[step]}`, counts[step]),
          hrefOf(step, { [kind]: value }),
        ),
      ),
    }
  })
