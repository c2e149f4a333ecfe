/** Leads without a source of their intake. */
export const TYPED_IN = 'Typed in by staff'

/** Everything outside the largest sources of the period, in queries and in the list of sources. */
export const OTHER_SOURCE = 'other'

export const sourceLabel = (source: string): string => (source === OTHER_SOURCE ? 'Other' : source)

/** The steps of the funnel; each counts the leads that reached it or a later one (rule V2.2). */
export const FUNNEL_STEPS = ['enquiries', 'viewing', 'reservation', 'complete'] as const

export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const STEP_LABELS: Readonly<Record<FunnelStep, string>> = {
  enquiries: 'Enquiries',
  viewing: 'Viewing',
  reservation: 'Reservation',
  complete: 'Complete',
}

/**
 * In display order, with the figure of the list behind each. The labels of outcomes are those of leads, not imported: the
 * reports would load one more file.
 */
export const REPORTED_OUTCOMES = [
  { name: 'attended', figure: 'attended', label: 'Attended' },
  { name: 'noShow', figure: 'no-show', label: 'No show' },
  { name: 'cancelledByApplicant', figure: 'cancelled-applicant', label: 'Cancelled by applicant' },
  { name: 'cancelledByUs', figure: 'cancelled-us', label: 'Cancelled by us' },
  { name: 'notRecorded', figure: 'not-recorded', label: 'Not recorded' },
] as const

/** Figures whose list has a row for each viewing. */
export type OutcomeFigure = (typeof REPORTED_OUTCOMES)[number]['figure']

/** Figures with a list of leads behind them. */
export const REPORT_FIGURES = [
  ...FUNNEL_STEPS,
  'answered',
  'unanswered',
  ...REPORTED_OUTCOMES.map(({ figure }) => figure),
] as const

/** A figure with a list of leads behind it. */
export type ReportFigure = FunnelStep | 'answered' | 'unanswered' | OutcomeFigure

export const isReportFigure = (text: string): text is ReportFigure =>
  REPORT_FIGURES.some((figure) => figure === text)

/** Tables of the report that can be exported, in display order. */
export const REPORT_TABLES = [
  'enquiries-by-week',
  'funnel',
  'first-answer',
  'outcomes',
  'by-project',
  'by-agent',
] as const

/** A part of the report, as a plot and as a table. */
export type ReportTable = (typeof REPORT_TABLES)[number]

export const isReportTable = (text: string): text is ReportTable =>
  REPORT_TABLES.some((table) => table === text)

export const TABLE_TITLES: Readonly<Record<ReportTable, string>> = {
  'enquiries-by-week': 'Enquiries by week',
  funnel: 'From enquiry to reservation',
  'first-answer': 'Time to first answer',
  outcomes: 'Viewing outcomes',
  'by-project': 'By project',
  'by-agent': 'By agent',
}
