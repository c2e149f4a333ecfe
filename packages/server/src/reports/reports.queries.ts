import { type FunnelStep, type ReportFigure, OTHER_SOURCE } from '@latchkey/domain/reports/report-figures'
import { REPORT_PARTS_MAX, REPORT_SOURCES_MAX } from '@latchkey/domain/reports/report.limits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ROW_COLUMNS } from '../leads/lists/lists.queries.ts'
import type { ListedLeadRecord } from '../leads/record/lead.present.ts'
import {
  isOneOf,
  outcomeOf,
  REACHED,
  SOURCE,
  submittedIn,
  viewingsIn,
  type ReportScope,
} from './reports.sql.ts'

export interface StepCounts extends Readonly<Record<FunnelStep, number>> {}

export interface PartRecord extends StepCounts {
  readonly id: number | null
  readonly name: string | null
}

export interface AgentRecord extends StepCounts {
  readonly id: number | null
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly active: boolean
}

export interface AnswerRecord {
  /** Position of the week, from 0; null for the whole period. */
  readonly week: number | null
  /** The median and the ninetieth percentile; null without stored minutes. */
  readonly minutes: readonly [number, number] | null
  readonly unanswered: number
  readonly total: number
}

/** Counts of all steps; `::integer` because a bigint is read as text. */
const STEPS = sql`
  count(*)::integer as enquiries, count(viewing_reached_at)::integer as viewing,
  count(reservation_reached_at)::integer as reservation, count(complete_reached_at)::integer as complete`

/** Position of a moment in the weeks, by their first moments, from 0. */
const weekAt = (weeks: readonly Date[]): RawBuilder<number> =>
  sql`width_bucket(lead.submitted_at, ${weeks}::timestamptz[]) - 1`

/** Each figure of a report is one statement (docs/rules/reports.md); run them in one snapshot. */
export const reportQueries = (db: Kysely<Db>) => ({
  /** The largest sources of the period, whatever source is chosen. */
  async topSources(scope: ReportScope): Promise<string[]> {
    const { rows } = await sql<{ source: string }>`
      select ${SOURCE} as source from lead
      where ${submittedIn({ ...scope, source: null })} and ${SOURCE} <> ${OTHER_SOURCE}
      group by 1 order by count(*) desc, 1 limit ${sql.lit(REPORT_SOURCES_MAX)}`.execute(db)
    return rows.map(({ source }) => source)
  },

  async enquiriesByWeek(scope: ReportScope, weeks: readonly Date[], sources: readonly string[]) {
    const { rows } = await sql<{ week: number; source: string; count: number }>`
      select ${weekAt(weeks)} as week,
        case when ${isOneOf(sources)} then ${SOURCE} else ${OTHER_SOURCE} end as source,
        count(*)::integer as count
      from lead where ${submittedIn(scope)} group by 1, 2`.execute(db)
    return rows
  },

  async funnel(scope: ReportScope): Promise<StepCounts> {
    const { rows } = await sql<StepCounts>`select ${STEPS} from lead where ${submittedIn(scope)}`.execute(db)
    return rows[0] ?? { enquiries: 0, viewing: 0, reservation: 0, complete: 0 }
  },

  /** A row for each week with enquiries, and one for the whole period. */
  async firstAnswer(scope: ReportScope, weeks: readonly Date[]): Promise<AnswerRecord[]> {
    const { rows } = await sql<AnswerRecord>`
      select week, percentile_disc(array[0.5, 0.9]) within group (order by first_answer_minutes) as minutes,
        count(*) filter (where is_unanswered)::integer as unanswered, count(*)::integer as total
      from (
        select ${weekAt(weeks)} as week, first_answer_minutes, ${REACHED.unanswered} as is_unanswered
        from lead where ${submittedIn(scope)}
      ) as submitted group by grouping sets ((week), ())`.execute(db)
    return rows
  },

  async outcomes(scope: ReportScope): Promise<{ outcome: number; count: number }[]> {
    const { rows } = await sql<{ outcome: number; count: number }>`
      select viewing.outcome, count(*)::integer as count from ${viewingsIn(scope)} group by 1`.execute(db)
    return rows
  },

  async byProject(scope: ReportScope): Promise<PartRecord[]> {
    const { rows } = await sql<PartRecord>`
      select project.id, project.name, ${STEPS}
      from lead left join property on property.id = lead.property_id
        left join project on project.id = property.project_id
      where ${submittedIn(scope)}
      group by project.id order by enquiries desc, project.name nulls last, project.id
      limit ${sql.lit(REPORT_PARTS_MAX)}`.execute(db)
    return rows
  },

  async byAgent(scope: ReportScope): Promise<AgentRecord[]> {
    const { rows } = await sql<AgentRecord>`
      select app_user.id, app_user.username, app_user.first_name, app_user.last_name,
        app_user.active and app_user.deleted_at is null as active, handled.*
      from (
        select handler_user_id, ${STEPS} from lead where ${submittedIn(scope)} group by 1
      ) as handled left join app_user on app_user.id = handled.handler_user_id
      order by enquiries desc, app_user.id nulls last limit ${sql.lit(REPORT_PARTS_MAX)}`.execute(db)
    return rows
  },

  /** The page of leads behind a figure, newest first; a lead with several viewings has a row for each. */
  async leadsOf(scope: ReportScope, figure: ReportFigure, { page, limit }: { page: number; limit: number }) {
    const { from, order } = listBehind(scope, figure)
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from ${from}`.execute(db)
    const { rows: ids } = await sql<{ id: number }>`
      select lead.id from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
    const { rows: leads } = await sql<ListedLeadRecord>`
      select ${ROW_COLUMNS} from lead where id = any(${ids.map(({ id }) => id)}::integer[])`.execute(db)
    const byId = new Map(leads.map((lead) => [lead.id, lead]))
    return {
      total: counted[0]?.total ?? 0,
      leads: ids.flatMap(({ id }) => byId.get(id) ?? []),
    }
  },
})

function listBehind(scope: ReportScope, figure: ReportFigure) {
  const outcome = outcomeOf(figure)
  if (outcome === null) {
    const reached = REACHED[figure as keyof typeof REACHED]
    return {
      from: sql`lead where ${submittedIn(scope)} and ${reached}`,
      order: sql`lead.submitted_at desc, lead.id desc`,
    }
  }
  return {
    from: sql`${viewingsIn(scope)} and viewing.outcome = ${sql.lit(outcome)}`,
    order: sql`viewing.viewing_at desc, lead.id desc`,
  }
}
