import type { Report, ReportPart } from './report.contract.ts'
import { FUNNEL_STEPS, REPORTED_OUTCOMES, STEP_LABELS, type ReportTable } from './report.figures.ts'
import { sourceLabel } from './report.sources.ts'
import { countText, minutesText, ofPreviousText, REPORTS, shownDay } from './report.words.ts'

/** Headings, and each row as texts under them. */
export interface TableTexts {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part of the report as it is shown and exported. */
export function reportTable(table: ReportTable, report: Report): TableTexts {
  switch (table) {
    case 'enquiries-by-week':
      return {
        headings: [REPORTS.week, ...report.enquiriesByWeek.sources.map(sourceLabel)],
        rows: report.enquiriesByWeek.weeks.map(({ week, counts }) => [
          shownDay(week),
          ...counts.map(countText),
        ]),
      }
    case 'funnel':
      return {
        headings: ['Step', 'Leads', 'Of the step before'],
        rows: report.funnel.map(({ step, count, ofPrevious }) => [
          STEP_LABELS[step],
          countText(count),
          ofPreviousText(step, ofPrevious),
        ]),
      }
    case 'first-answer':
      return firstAnswerTable(report.firstAnswer)
    case 'outcomes':
      return {
        headings: ['Outcome', 'Viewings'],
        rows: REPORTED_OUTCOMES.map(({ name, label }) => [label, countText(report.outcomes[name])]),
      }
    case 'by-project':
      return partsTable(report.byProject)
    case 'by-agent':
      return partsTable(report.byAgent)
  }
}

/** The weeks, then the whole period. */
function firstAnswerTable({ weeks, median, p90 }: Report['firstAnswer']): TableTexts {
  return {
    headings: [REPORTS.week, REPORTS.median, REPORTS.slowestTenth],
    rows: [
      ...weeks.map((each) => [shownDay(each.week), minutesText(each.median), minutesText(each.p90)]),
      ['All', minutesText(median), minutesText(p90)],
    ],
  }
}

const partsTable = (parts: readonly ReportPart[]): TableTexts => ({
  headings: ['Name', ...FUNNEL_STEPS.map((step) => STEP_LABELS[step])],
  rows: parts.map((part) => [part.name, ...FUNNEL_STEPS.map((step) => countText(part[step]))]),
})
