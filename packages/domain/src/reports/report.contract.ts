import { Type, type Static } from 'typebox'
import { filled } from '../platform/values/fields.ts'
import { FUNNEL_STEPS, REPORTED_OUTCOMES } from './report-figures.ts'

const Count = Type.Integer()
/** Minutes of opening hours; null without any. */
const Minutes = Type.Union([Type.Integer(), Type.Null()])

/** Leads of a project or an agent, and how far they got. */
export const ReportPartContract = Type.Object({
  /** Null for leads without a project, or without an agent. */
  id: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  ...filled(FUNNEL_STEPS, () => Count),
})

export type ReportPart = Static<typeof ReportPartContract>

/** All figures of a period, from one snapshot. */
export const ReportContract = Type.Object({
  enquiriesByWeek: Type.Object({
    /** The largest first, then `other`. */
    sources: Type.Array(Type.String()),
    /** Mondays as `YYYY-MM-DD`, also of weeks without enquiries; counts are in the order of the sources. */
    weeks: Type.Array(Type.Object({ week: Type.String(), counts: Type.Array(Count) })),
  }),
  funnel: Type.Array(
    Type.Object({
      step: Type.Enum([...FUNNEL_STEPS]),
      count: Count,
      /** Per cent of the step before, to one decimal; null for the first, and of nothing. */
      ofPrevious: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  firstAnswer: Type.Object({
    median: Minutes,
    p90: Minutes,
    answered: Count,
    unanswered: Count,
    weeks: Type.Array(Type.Object({ week: Type.String(), median: Minutes, p90: Minutes })),
  }),
  outcomes: Type.Object(
    filled(
      REPORTED_OUTCOMES.map(({ name }) => name),
      () => Count,
    ),
  ),
  byProject: Type.Array(ReportPartContract),
  byAgent: Type.Array(ReportPartContract),
  /** Of the snapshot, in unix seconds. */
  asOf: Type.Integer(),
})

export type Report = Static<typeof ReportContract>
