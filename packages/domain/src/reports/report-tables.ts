import type { Report, ReportPart } from './report.contract.ts'
import {
  FUNNEL_STEPS,
  REPORTED_OUTCOMES,
  STEP_LABELS,
  type ReportTable,
  sourceLabel,
} from './report-figures.ts'
import { countText, minutesText, ofPreviousText, REPORTS } from './report.messages.ts'
import { dayText } from '../platform/values/days.ts'

/** Headings, and each row as texts under them. */
export interface TableTexts {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The weeks, then the whole period. */
function firstAnswerTable({ weeks, median, p90 }: Report['firstAnswer']): TableTexts {
  return {
    headings: [REPORTS.week, REPORTS.median, REPORTS.slowestTenth],
    rows: [
      ...weeks.map((each) => [dayText(each.week), minutesText(each.median), minutesText(each.p90)]),
      ['All', minutesText(median), minutesText(p90)],
    ],
  }
}

const partsTable = (parts: readonly ReportPart[]): TableTexts => ({
  headings: ['Name', ...FUNNEL_STEPS.map((step) => STEP_LABELS[step])],
  rows: parts.map((part) => [part.name, ...FUNNEL_STEPS.map((step) => countText(part[step]))]),
})

const TABLES: Readonly<Record<ReportTable, (report: Report) => TableTexts>> = {
  'enquiries-by-week': ({ enquiriesByWeek }) => ({
    headings: [REPORTS.week, ...enquiriesByWeek.sources.map(sourceLabel)],
    rows: enquiriesByWeek.weeks.map(({ week, counts }) => [dayText(week), ...counts.map(countText)]),
  }),
  funnel: ({ funnel }) => ({
    headings: ['Step', 'Leads', 'Of the step before'],
    rows: funnel.map(({ step, count, ofPrevious }) => [
      STEP_LABELS[step],
      countText(count),
      ofPreviousText(step, ofPrevious),
    ]),
  }),
  'first-answer': ({ firstAnswer }) => firstAnswerTable(firstAnswer),
  outcomes: ({ outcomes }) => ({
    headings: ['Outcome', 'Viewings'],
    rows: REPORTED_OUTCOMES.map(({ name, label }) => [label, countText(outcomes[name])]),
  }),
  'by-project': ({ byProject }) => partsTable(byProject),
  'by-agent': ({ byAgent }) => partsTable(byAgent),
}

/** A part of the report as it is shown and exported. */
export const reportTable = (table: ReportTable, report: Report): TableTexts => TABLES[table](report)
