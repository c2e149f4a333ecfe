import { UNPAGED_LEADS_MAX } from '@latchkey/domain/leads/lead.limits'
import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { idIn } from '../../db/exported-list.ts'
import { ONE_PLAN } from '../../db/named-statements.ts'
import { duplicateCount, mayHaveDuplicates } from '../record/duplicates.sql.ts'
import { sectionNumber } from '../record/lead.columns.ts'
import { isSearchable } from './lists.columns.ts'
import {
  EVERYTHING,
  isShortFilter,
  isWhole,
  matching,
  orderBy,
  orderOf,
  type LeadListKind,
  type LeadListRequest,
  type LeadOrder,
  type LeadSelection,
} from './lists.sql.ts'
import { storedTotal } from '../totals/totals.sql.ts'
import { handlerOf } from '../record/handler.sql.ts'
import { LEAD_ROW_COLUMNS, type ListedLeadRecord, type LeadRowRecord } from '../record/lead.present.ts'

interface RowWithTotal extends ListedLeadRecord {
  readonly total: number
}

interface LeadPage {
  readonly total: number
  readonly rows: ListedLeadRecord[]
}

/** A null window is unbounded; a null agent is every agent. */
export interface CalendarSelection {
  readonly window: { readonly from: Date; readonly before: Date } | null
  readonly agentId: number | null
}

/** Up to this many matches are collected and sorted; above it rows are read in the order of the sort's index. */
const GATHER_MAX = 20_000

/** The same for a handler's leads and waiting ones, which a read in sort order finds soon enough. */
const GATHER_CHOSEN_MAX = 3000

/** The limits for filters that no index narrows. */
interface ShortFilterLimits {
  /** Up to this many matches are counted and collected in one read. */
  readonly few: number
  /** So many leads at the beginning of a list contain its first page if more than a few matches are evenly spread. */
  readonly beginning: number
}

const SHORT_FILTERS: ShortFilterLimits = { few: 500, beginning: 30_000 }

/** Compiled statements of first pages, which do not depend on values: one for each list, order and limit. */
const firstPages = new Map<string, CompiledQuery<RowWithTotal>>()

/** The lead lists: one table, no join, ids before rows. */
export const leadListQueries = (db: Kysely<Db>, timeZone: string, limits = SHORT_FILTERS) => ({
  /** Exact. */
  async count(kind: LeadListKind, selection: LeadSelection): Promise<number> {
    const total = isWhole(selection)
      ? storedTotal(kind.section, kind.status)
      : sql<{
          total: number
        }>`select count(*) as total from lead where ${matching(kind, selection, timeZone)}`
    const { rows } = await total.execute(db)
    return rows[0]?.total ?? 0
  },

  /** The first page and the total of an unfiltered list, in one statement; undefined for any other request. */
  async first(kind: LeadListKind, query: LeadListRequest): Promise<LeadPage | undefined> {
    if (query.page !== 1 || !isWhole(query)) return undefined
    const order = orderOf(kind, query)
    const key = JSON.stringify([kind.section, kind.status, order, query.limit])
    let statement = firstPages.get(key)
    if (statement === undefined) {
      const ids = sql`select id from lead where ${matching(kind, query, timeZone)} order by ${orderBy(order)} limit ${sql.lit(query.limit)}`
      statement = rowsWithTotal(storedTotal(kind.section, kind.status), ids, order).compile(db)
      firstPages.set(key, statement)
    }
    return pageIn(await db.executeQuery(statement))
  },

  /**
   * One page and its total by one query of the search index; undefined unless the index narrows the list to few rows.
   */
  async search(kind: LeadListKind, query: LeadListRequest): Promise<LeadPage | undefined> {
    if (!isSearchable(query.filters)) return undefined
    const order = orderOf(kind, query)
    const offset = Math.min((query.page - 1) * query.limit, GATHER_MAX)
    const ids = sql`select id from found order by ${orderBy(order)} limit ${sql.lit(query.limit)} offset ${offset}`
    const found = sql<RowWithTotal>`${ONE_PLAN} with found as materialized (
        select id, ${sql.ref(order.column)} from lead
        where ${matching(kind, query, timeZone)} limit ${sql.lit(GATHER_MAX + 1)}
      ) ${rowsWithTotal(sql`select count(*) as total from found`, ids, order)}`
    const page = pageIn(await found.execute(db))
    return page.total > GATHER_MAX ? undefined : page
  },

  /** One page and its total by one read of the filter's index; undefined unless no index narrows it to its few matches. */
  async few(kind: LeadListKind, query: LeadListRequest): Promise<LeadPage | undefined> {
    if (!isShortFilter(query)) return undefined
    const order = orderOf(kind, query)
    const offset = Math.min((query.page - 1) * query.limit, limits.few)
    const total = sql`select count(*) as total from found`
    const ids = sql`select id from lead where (${total}) <= ${sql.lit(limits.few)} and id = any(array(select id from found))
      order by ${orderBy(order)} limit ${query.limit} offset ${offset}`
    // By id alone, which the index contains: with the column of the order every lead would be fetched.
    const found = sql<RowWithTotal>`with found as materialized (
        select id from lead where ${matching(kind, query, timeZone)} limit ${sql.lit(limits.few + 1)}
      ) ${rowsWithTotal(total, ids, order)}`
    const page = pageIn(await found.execute(db))
    return page.total > limits.few ? undefined : page
  },

  /** `total` is the result of `count` for the same selection. */
  async page(kind: LeadListKind, query: LeadListRequest, total: number): Promise<ListedLeadRecord[]> {
    const offset = (query.page - 1) * query.limit
    const take = Math.min(query.limit, total - offset)
    if (take <= 0) return []
    const order = orderOf(kind, query)
    const where = matching(kind, query, timeZone)
    const isGathered = total <= gatherMaxOf(kind, query)
    const rowsOf = async (ids: RawBuilder<unknown>) => {
      const { rows } = await sql<ListedLeadRecord>`
        select ${ROW_COLUMNS} from lead where id in (${ids}) order by ${orderBy(order)}`.execute(db)
      return rows
    }
    if (isGathered && offset === 0 && total > limits.few && isShortFilter(query)) {
      const whole = matching(kind, EVERYTHING, timeZone)
      const beginning = sql`select * from lead where ${whole} order by ${orderBy(order)} limit ${sql.lit(limits.beginning)}`
      const ids = sql`select id from (${beginning}) as lead where ${where} order by ${orderBy(order)} limit ${take}`
      const rows = await rowsOf(ids)
      if (rows.length === take) return rows
    }
    // Past the middle the index is read backwards: the last page costs what the first does.
    const isReversed = !isGathered && offset > total / 2
    const skip = isReversed ? total - offset - take : offset
    // Literals, so that the cached plan of a first page knows how few rows are wanted.
    const slice = offset === 0 ? sql`limit ${sql.lit(query.limit)}` : sql`limit ${take} offset ${skip}`
    // Collects ids first, so that only rows that match are fetched, whatever the planner expects.
    const ids = isGathered
      ? sql`select id from lead where id = any(array(select id from lead where ${where})) order by ${orderBy(order)} ${slice}`
      : sql`select id from lead where ${where} order by ${orderBy(order, { isReversed })} ${slice}`
    return rowsOf(ids)
  },

  /** The first `UNPAGED_LEADS_MAX` of a list. */
  async all(kind: LeadListKind): Promise<ListedLeadRecord[]> {
    const section = sectionNumber(kind.section)
    const { rows } = await sql<ListedLeadRecord>`
      select ${LISTED_COLUMNS},
        case when candidate.lead_id is null then 0 else ${duplicateCount} end as duplicates,
        ${OFFICE_VERSION}
      from lead left join ${mayHaveDuplicates(section)} as candidate (lead_id) on candidate.lead_id = lead.id
      where ${matching(kind, EVERYTHING, timeZone)} order by ${orderBy(kind.order)}
      limit ${sql.lit(UNPAGED_LEADS_MAX)}`.execute(db)
    return rows
  },

  /** Selects all rows, or those with the ids, in the order of the list. */
  whole: (kind: LeadListKind, query: LeadListRequest, ids: readonly number[] | null) => ({
    select: sql<LeadRowRecord>`(
      select ${LISTED_COLUMNS}, ${sql.ref(orderOf(kind, query).column)} as place from lead
      where ${matching(kind, query, timeZone)} and ${idIn(sql.ref('id'), ids)})`,
    order: orderBy(orderOf(kind, query), { named: 'place' }),
  }),

  /** Leads with a viewing date, for the calendar: the latest `UNPAGED_LEADS_MAX`, in order of time. */
  async withViewing({ window, agentId }: CalendarSelection) {
    const latest = await db
      .selectFrom('lead')
      .leftJoin('app_user as agent', 'agent.id', 'lead.viewing_user_id')
      .select([
        'lead.id',
        'lead.first_name',
        'lead.last_name',
        'lead.viewing_at',
        'lead.status',
        'lead.viewing_user_id',
        'agent.first_name as agent_first_name',
        'agent.last_name as agent_last_name',
        'agent.username as agent_username',
      ])
      .where('lead.deleted_at', 'is', null)
      .where('lead.viewing_at', 'is not', null)
      .$if(window !== null, (query) =>
        query
          .where('lead.viewing_at', '>=', window?.from ?? null)
          .where('lead.viewing_at', '<', window?.before ?? null),
      )
      .$if(agentId !== null, (query) => query.where('lead.viewing_user_id', '=', agentId))
      .orderBy('lead.viewing_at', 'desc')
      .orderBy('lead.id', 'desc')
      .limit(UNPAGED_LEADS_MAX)
      .execute()
    return latest.toReversed()
  },
})

const LISTED_COLUMNS = sql.join([
  ...LEAD_ROW_COLUMNS.map((column) => sql.ref(column)),
  sql`${handlerOf} as handler`,
])

const OFFICE_VERSION = sql`(select version from office) as office_version`

/** Duplicates are counted row by row: for a page, not for a whole list. */
export const ROW_COLUMNS = sql`${LISTED_COLUMNS}, ${duplicateCount} as duplicates, ${OFFICE_VERSION}`

/** The rows of these ids in order, each with the total; a single row without a lead if there are no ids. */
const rowsWithTotal = (total: RawBuilder<unknown>, ids: RawBuilder<unknown>, order: LeadOrder) =>
  sql<RowWithTotal>`select * from (${total}) as counted
    left join (select ${ROW_COLUMNS}, ${sql.ref(order.column)} as place from lead where id in (${ids})) as page on true
    order by ${orderBy(order, { named: 'place' })}`

const pageIn = ({ rows }: { rows: readonly RowWithTotal[] }): LeadPage => ({
  total: rows[0]?.total ?? 0,
  rows: rows.filter(({ id }) => id !== null),
})

/** Maximum number of matches to collect and sort. */
function gatherMaxOf(kind: LeadListKind, query: LeadListRequest): number {
  if (Object.keys(query.filters).length > 0 || query.checkAgainFrom !== null || query.depositBy !== null)
    return GATHER_MAX
  // In the default order the indexes hold a handler's leads, and waiting ones, together.
  const isOwnOrder = orderOf(kind, query).column === kind.order.column
  const isChosen = query.handler !== null || query.isWaiting || query.viewings !== null
  return isChosen && !isOwnOrder ? GATHER_CHOSEN_MAX : 0
}
