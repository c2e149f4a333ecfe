import type { Report } from './report.contract.ts'

const WEEKS = [
  '2026-08-31',
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
] as const

const COUNTS: readonly (readonly number[])[] = [
  [9, 6, 4, 1],
  [11, 5, 3, 2],
  [8, 7, 6, 0],
  [13, 9, 4, 2],
  [12, 8, 5, 1],
  [15, 7, 7, 3],
  [0, 0, 0, 0],
  [14, 11, 5, 2],
  [16, 9, 6, 1],
  [12, 10, 8, 1],
  [18, 9, 7, 2],
  [15, 12, 6, 3],
]
const MEDIANS = [72, 65, 80, 58, 61, 49, null, 44, 47, 38, 41, 35]
const SLOWEST = [340, 310, 325, 290, 355, 270, null, 262, 215, 198, 220, 175]

const partOf = (id: number | null, name: string, counts: readonly [number, number, number, number]) => {
  const [enquiries, viewing, reservation, complete] = counts
  return { id, name, enquiries, viewing, reservation, complete }
}

/** Twelve weeks of four sources, one week of them without anything. */
export const aReport = (changed: Partial<Report> = {}): Report => ({
  enquiriesByWeek: {
    sources: ['HomeFinder', 'LetSpot', 'Website', 'Walk-in'],
    weeks: WEEKS.map((week, index) => ({ week, counts: [...(COUNTS[index] ?? [])] })),
  },
  funnel: [
    { step: 'enquiries', count: 315, ofPrevious: null },
    { step: 'viewing', count: 166, ofPrevious: 52.7 },
    { step: 'reservation', count: 49, ofPrevious: 29.5 },
    { step: 'complete', count: 28, ofPrevious: 57.1 },
  ],
  firstAnswer: {
    median: 52,
    p90: 288,
    answered: 297,
    unanswered: 18,
    weeks: WEEKS.map((week, index) => ({
      week,
      median: MEDIANS[index] ?? null,
      p90: SLOWEST[index] ?? null,
    })),
  },
  outcomes: { attended: 74, noShow: 9, cancelledByApplicant: 14, cancelledByUs: 0, notRecorded: 8 },
  byProject: [
    partOf(1, 'Harbour View', [204, 112, 31, 20]),
    partOf(2, 'Mill Lofts', [97, 48, 16, 8]),
    partOf(null, 'No project', [14, 6, 2, 0]),
  ],
  byAgent: [
    partOf(2, 'Alex Morgan', [160, 90, 27, 16]),
    partOf(3, 'Grace Patel', [137, 74, 22, 12]),
    partOf(null, 'Nobody', [18, 2, 0, 0]),
  ],
  asOf: 1_795_345_200,
  ...changed,
})

/** A period without leads and viewings. */
export const anEmptyReport = (): Report =>
  aReport({
    enquiriesByWeek: { sources: [], weeks: WEEKS.map((week) => ({ week, counts: [] })) },
    funnel: aReport().funnel.map(({ step }) => ({ step, count: 0, ofPrevious: null })),
    firstAnswer: {
      median: null,
      p90: null,
      answered: 0,
      unanswered: 0,
      weeks: WEEKS.map((week) => ({ week, median: null, p90: null })),
    },
    outcomes: { attended: 0, noShow: 0, cancelledByApplicant: 0, cancelledByUs: 0, notRecorded: 0 },
    byProject: [],
    byAgent: [],
  })
