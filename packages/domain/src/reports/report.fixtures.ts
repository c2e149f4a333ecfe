import { filled } from '../platform/values/fields.ts'
import type { Report } from './report.contract.ts'
import { FUNNEL_STEPS, REPORTED_OUTCOMES, OTHER_SOURCE, TYPED_IN } from './report-figures.ts'
import { weeksOf } from './report-period.ts'
import type { ReportSelection } from './reports.calls.ts'

/** Twelve weeks up to the day of stories. */
export const aSelection = (overrides: Partial<ReportSelection> = {}): ReportSelection => ({
  from: '2025-12-15',
  to: '2026-03-02',
  project: null,
  agent: null,
  source: null,
  ...overrides,
})

const SOURCES = ['HomeFinder', 'LetSpot', 'Website', 'Walk-in', TYPED_IN]

const COUNTS = [
  [9, 6, 4, 1, 2],
  [4, 3, 1, 0, 1],
  [3, 2, 0, 0, 0],
  [12, 7, 5, 2, 3],
  [14, 9, 6, 2, 2],
  [11, 12, 6, 3, 2],
  [13, 10, 5, 1, 4],
  [16, 11, 8, 2, 3],
  [15, 12, 7, 3, 2],
  [18, 13, 9, 2, 4],
  [17, 14, 8, 4, 3],
  [3, 2, 2, 0, 1],
]

/** Minutes by week; none in the third. */
const MEDIANS = [42, 55, null, 38, 61, 47, 35, 33, 40, 29, 31, 26]

const part = (id: number | null, name: string, share: number) => ({
  id,
  name,
  enquiries: Math.round(350 * share),
  viewing: Math.round(190 * share),
  reservation: Math.round(60 * share),
  complete: Math.round(24 * share),
})

/** A usual report. */
export function aReport(overrides: Partial<Report> = {}): Report {
  const { from, to } = aSelection()
  const weeks = weeksOf(from, to)
  return {
    enquiriesByWeek: {
      sources: [...SOURCES, OTHER_SOURCE],
      weeks: weeks.map((week, nr) => ({ week, counts: [...(COUNTS[nr] ?? []), nr % 2] })),
    },
    funnel: [
      { step: 'enquiries', count: 350, ofPrevious: null },
      { step: 'viewing', count: 190, ofPrevious: 54.3 },
      { step: 'reservation', count: 60, ofPrevious: 31.6 },
      { step: 'complete', count: 24, ofPrevious: 40 },
    ],
    firstAnswer: {
      median: 38,
      p90: 312,
      answered: 311,
      unanswered: 39,
      weeks: weeks.map((week, nr) => {
        const median = MEDIANS[nr] ?? null
        return { week, median, p90: median && median * 6 }
      }),
    },
    outcomes: { attended: 121, noShow: 18, cancelledByApplicant: 22, cancelledByUs: 9, notRecorded: 20 },
    byProject: [part(3, 'River Court', 0.5), part(4, 'Mill Yard', 0.3), part(null, 'No project', 0.2)],
    byAgent: [part(1, 'Grace Patel', 0.6), part(2, 'Alex Morgan', 0.25), part(null, 'Nobody', 0.15)],
    asOf: Date.UTC(2026, 2, 2, 9) / 1000,
    ...overrides,
  }
}

const NOTHING = filled(FUNNEL_STEPS, () => 0)

/** A period without enquiries and viewings. */
export function anEmptyReport(): Report {
  const report = aReport()
  const none = { median: null, p90: null }
  return {
    ...report,
    enquiriesByWeek: {
      sources: [OTHER_SOURCE],
      weeks: report.enquiriesByWeek.weeks.map(({ week }) => ({ week, counts: [0] })),
    },
    funnel: FUNNEL_STEPS.map((step) => ({ step, count: NOTHING[step], ofPrevious: null })),
    firstAnswer: {
      ...none,
      answered: 0,
      unanswered: 0,
      weeks: report.firstAnswer.weeks.map(({ week }) => ({ week, ...none })),
    },
    outcomes: filled(
      REPORTED_OUTCOMES.map(({ name }) => name),
      () => 0,
    ),
    byProject: [],
    byAgent: [],
  }
}
