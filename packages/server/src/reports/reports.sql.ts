import { LEAD_STATUS, SECTION_STATUSES } from '@latchkey/domain/leads/lead-status'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import {
  type FunnelStep,
  type OutcomeFigure,
  type ReportFigure,
  OTHER_SOURCE,
  TYPED_IN,
} from '@latchkey/domain/reports/report-figures'
import type { NO_ONE } from '@latchkey/domain/reports/report-period'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The filters of a report; null means all. */
export interface ReportScope {
  readonly from: Date
  readonly before: Date
  readonly project: number | typeof NO_ONE | null
  readonly agent: number | typeof NO_ONE | null
  readonly source: string | null
  /** The largest sources of the period; all others are `other`. */
  readonly topSources: readonly string[]
  readonly now: Date
}

/** The outcome of a viewing that nobody recorded. */
export const NOT_RECORDED = 0

const OUTCOMES: Readonly<Record<OutcomeFigure, number>> = {
  attended: VIEWING_OUTCOME.Attended,
  'no-show': VIEWING_OUTCOME.NoShow,
  'cancelled-applicant': VIEWING_OUTCOME.CancelledByApplicant,
  'cancelled-us': VIEWING_OUTCOME.CancelledByUs,
  'not-recorded': NOT_RECORDED,
}

/** Null for a figure that counts leads. */
export const outcomeOf = (figure: ReportFigure): number | null =>
  figure in OUTCOMES ? OUTCOMES[figure as OutcomeFigure] : null

const both = (...conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` and `)})`

export const SOURCE = sql<string>`coalesce(lead.source, ${sql.lit(TYPED_IN)})`

export const isOneOf = (sources: readonly string[]) => sql<SqlBool>`${SOURCE} = any(${sources}::text[])`

function ofSource({ source, topSources }: ReportScope): RawBuilder<unknown> {
  if (source === null) return sql`true`
  return source === OTHER_SOURCE ? sql`not ${isOneOf(topSources)}` : isOneOf([source])
}

function ofProject({ project }: ReportScope): RawBuilder<unknown> {
  if (project === null) return sql`true`
  if (project !== 'none')
    return sql`lead.property_id in (select id from property where project_id = ${project})`
  return sql`(lead.property_id is null or lead.property_id in (select id from property where project_id is null))`
}

const byWhom = ({ agent }: ReportScope, column: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (agent === null) return sql`true`
  return agent === 'none' ? sql`${column} is null` : sql`${column} = ${agent}`
}

/** Leads submitted in the period; an agent's are those they handle. */
export const submittedIn = (scope: ReportScope): RawBuilder<SqlBool> =>
  both(
    sql`lead.deleted_at is null`,
    sql`lead.submitted_at >= ${scope.from} and lead.submitted_at < ${scope.before}`,
    ofProject(scope),
    byWhom(scope, sql`lead.handler_user_id`),
    ofSource(scope),
  )

/** Waits for its first answer; all other leads count as answered. */
export const UNANSWERED = sql<SqlBool>`(lead.first_answered_at is null
  and lead.status in (${sql.join(SECTION_STATUSES.Enquiry.map((status) => sql.lit(status)))}))`

/** Leads that count for a figure. */
export const REACHED: Readonly<Record<FunnelStep | 'answered' | 'unanswered', RawBuilder<SqlBool>>> = {
  enquiries: sql`true`,
  viewing: sql`lead.viewing_reached_at is not null`,
  reservation: sql`lead.reservation_reached_at is not null`,
  complete: sql`lead.complete_reached_at is not null`,
  answered: sql`not ${UNANSWERED}`,
  unanswered: UNANSWERED,
}

/** A row for each viewing dated in the period, with `outcome` and its lead as `lead`. */
export const viewingsIn = (scope: ReportScope): RawBuilder<unknown> => {
  const inPeriod = sql`viewing_at >= ${scope.from} and viewing_at < ${scope.before}`
  return sql`(
    select lead_id, outcome, viewing_at, agent_id from viewing_outcome where ${inPeriod}
    union all
    select id, ${sql.lit(NOT_RECORDED)}, viewing_at, viewing_user_id from lead
    where deleted_at is null and status = ${sql.lit(LEAD_STATUS.ViewingScheduled)}
      and ${inPeriod} and viewing_at < ${scope.now}
  ) as viewing join lead on lead.id = viewing.lead_id
  where lead.deleted_at is null
    and ${ofProject(scope)} and ${byWhom(scope, sql`viewing.agent_id`)} and ${ofSource(scope)}`
}
