import { dayText, isDay } from '../platform/values/days.ts'
import type { ListChoices } from '../platform/lists/choices.ts'
import {
  REPORTED_OUTCOMES,
  STEP_LABELS,
  TABLE_TITLES,
  type ReportTable,
  sourceLabel,
} from './report-figures.ts'
import { periodText, REPORTS } from './report.messages.ts'

const LABELS: Readonly<Record<string, string>> = {
  ...STEP_LABELS,
  answered: REPORTS.answered,
  unanswered: REPORTS.unanswered,
  ...Object.fromEntries(REPORTED_OUTCOMES.map(({ figure, label }) => [figure, label])),
}

/** The label of a figure, for example `Enquiries, LetSpot, week of 16/11/2026`. */
export function figureText({ figure = '', source, week = '', from = '', to = '' }: ListChoices): string {
  const when = isDay(week)
    ? `week of ${dayText(week)}`
    : isDay(from) && isDay(to)
      ? periodText({ from, to })
      : ''
  return [LABELS[figure] ?? '', source === undefined ? '' : sourceLabel(source), when]
    .filter((part) => part !== '')
    .join(', ')
}

export const exportedTable = (table: ReportTable): string => `${TABLE_TITLES[table]} has been exported.`
