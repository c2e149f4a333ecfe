import { LEAD_SECTIONS, type LeadSection, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import type { LeadColumn, LeadSort } from '@latchkey/domain/leads/lead.columns'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/schema.ts'
import { idIn } from '../db/exported-list.ts'
import type { ListRequest } from '../platform/http/list-request.ts'
import { duplicateCount, mayHaveDuplicates } from './leads.duplicates.sql.ts'
import { COLUMNS, isSearchable, sortColumnOf, type SortColumn } from './leads.list.columns.ts'
import { keptTotal } from './lead-totals.sql.ts'
import { handlerOf, hasHandler, type HandlerFilter } from './leads.handler.sql.ts'
import { LEAD_ROW_COLUMNS, type CountedLeadRecord, type LeadRowRecord } from './leads.present.ts'

/** Which leads a list holds, and the order it has when nobody asks for one. */
export interface LeadListKind {
  readonly section: LeadSection
  /** Narrows the section to one status. */
  readonly status?: LeadStatus
  readonly order: LeadOrder
}

/** A column and which end comes first. */
export interface LeadOrder {
  readonly column: SortColumn
  readonly direction: 'asc' | 'desc'
}

/** Which of its leads a list shows. */
export interface LeadSelection {
  readonly filters: ListQuery<LeadColumn>['filters']
  /** Null for everybody's. */
  readonly handler: HandlerFilter | null
  /** True for those alone that wait for a first answer. */
  readonly isWaiting: boolean
}

/** One page of a list. */
interface LeadListRequest extends LeadSelection, Omit<ListRequest<LeadColumn, LeadSort>, 'filters'> {}

/** The rows of one page, and how many rows all pages have. */
interface LeadPage {
  readonly total: number
  readonly rows: CountedLeadRecord[]
}

/** Which viewings the calendar is asked for; null for all of them, and of everybody. */
export interface CalendarSelection {
  readonly window: { readonly from: Date; readonly before: Date } | null
  readonly agentId: number | null
}

/** Up to so many matches are gathered first and then sorted; more are read in the order of the sort's index. */
const GATHER_MAX = 20_000

/** The same for a handler's leads and those that wait, where reading in the order of the sort soon meets enough of them. */
const GATHER_CHOSEN_MAX = 3000

/** The rows of the lead lists: one table, no join, ids before rows. */
export const leadListQueries = (db: Kysely<Db>, timeZone: string) => ({
  /** How many leads a list holds under its filters; exact. */
  async count(kind: LeadListKind, selection: LeadSelection): Promise<number> {
    const total = isWhole(selection)
      ? keptTotal(kind.section, kind.status)
      : sql<{
          total: number
        }>`select count(*) as total from lead where ${matching(kind, selection, timeZone)}`
    const { rows } = await total.execute(db)
    return rows[0]?.total ?? 0
  },

  /** The first page of a whole list and its total, by one statement. */
  async first(kind: LeadListKind, query: LeadListRequest): Promise<LeadPage | undefined> {
    if (query.page !== 1 || !isWhole(query)) return undefined
    const order = orderOf(kind, query)
    const ids = sql`select id from lead where ${matching(kind, query, timeZone)} order by ${orderBy(order)} limit ${sql.lit(query.limit)}`
    return readPage(db, rowsWithTotal(keptTotal(kind.section, kind.status), ids, order))
  },

  /**
   * One page and its total by one query of the search index, where that narrows the list to few; undefined where it
   * does not.
   */
  async search(kind: LeadListKind, query: LeadListRequest): Promise<LeadPage | undefined> {
    if (!isSearchable(query.filters)) return undefined
    const order = orderOf(kind, query)
    const offset = Math.min((query.page - 1) * query.limit, GATHER_MAX)
    const ids = sql`select id from found order by ${orderBy(order)} limit ${query.limit} offset ${offset}`
    const page = await readPage(
      db,
      sql`with found as materialized (
        select id, ${sql.ref(order.column)} from lead
        where ${matching(kind, query, timeZone)} limit ${GATHER_MAX + 1}
      ) ${rowsWithTotal(sql`select count(*) as total from found`, ids, order)}`,
    )
    return page.total > GATHER_MAX ? undefined : page
  },

  /** The rows of one page; `total` is what `count` said for the same question. */
  async page(kind: LeadListKind, query: LeadListRequest, total: number): Promise<CountedLeadRecord[]> {
    const offset = (query.page - 1) * query.limit
    const take = Math.min(query.limit, total - offset)
    if (take <= 0) return []
    const order = orderOf(kind, query)
    const where = matching(kind, query, timeZone)
    const isGathered = total <= gatherMaxOf(kind, query)
    // Past the middle the index is read from its other end: the last page costs what the first does.
    const isReversed = !isGathered && offset > total / 2
    const skip = isReversed ? total - offset - take : offset
    // Written out, so that the plan of a first page, which is made once, knows how few rows are wanted.
    const slice = offset === 0 ? sql`limit ${sql.lit(query.limit)}` : sql`limit ${take} offset ${skip}`
    // Gathered by ids: no row is to be fetched but those that are found, however many the planner expects.
    const ids = isGathered
      ? sql`select id from lead where id = any(array(select id from lead where ${where})) order by ${orderBy(order)} ${slice}`
      : sql`select id from lead where ${where} order by ${orderBy(order, { isReversed })} ${slice}`
    const { rows } = await sql<CountedLeadRecord>`
      select ${ROW_COLUMNS} from lead where id in (${ids}) order by ${orderBy(order)}`.execute(db)
    return rows
  },

  /** Every row of a list, in its own order. */
  async all(kind: LeadListKind): Promise<CountedLeadRecord[]> {
    const section = sectionNumber(kind.section)
    const { rows } = await sql<CountedLeadRecord>`
      select ${LISTED_COLUMNS},
        case when candidate.lead_id is null then 0 else ${duplicateCount} end as duplicates
      from lead left join ${mayHaveDuplicates(section)} as candidate (lead_id) on candidate.lead_id = lead.id
      where ${matching(kind, EVERYTHING, timeZone)} order by ${orderBy(kind.order)}`.execute(db)
    return rows
  },

  /** The whole list, or the selected leads of it, and its order. */
  whole: (kind: LeadListKind, query: LeadListRequest, ids: readonly number[] | null) => ({
    select: sql<LeadRowRecord>`(
      select ${LISTED_COLUMNS}, ${sql.ref(orderOf(kind, query).column)} as place from lead
      where ${matching(kind, query, timeZone)} and ${idIn(sql.ref('id'), ids)})`,
    order: orderBy(orderOf(kind, query), { named: 'place' }),
  }),

  /** Every lead with a viewing date, for the calendar: its name, its time and its agent. Source: decisions C6 and A7. */
  withViewing({ window, agentId }: CalendarSelection) {
    return db
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
      .orderBy('lead.viewing_at')
      .orderBy('lead.id')
      .execute()
  },
})

const LISTED_COLUMNS = sql.join([
  ...LEAD_ROW_COLUMNS.map((column) => sql.ref(column)),
  sql`${handlerOf} as handler`,
])

/** What a list shows of a lead. Duplicates are counted row by row: for one page, not for a whole list. */
export const ROW_COLUMNS = sql`${LISTED_COLUMNS}, ${duplicateCount} as duplicates`

/** The rows of these ids in their order, each with the total; one without a lead where there are no ids. */
const rowsWithTotal = (total: RawBuilder<unknown>, ids: RawBuilder<unknown>, order: LeadOrder) =>
  sql`select * from (${total}) as counted
    left join (select ${ROW_COLUMNS}, ${sql.ref(order.column)} as place from lead where id in (${ids})) as page on true
    order by ${orderBy(order, { named: 'place' })}`

async function readPage(db: Kysely<Db>, statement: RawBuilder<unknown>): Promise<LeadPage> {
  const { rows } = await statement.$castTo<CountedLeadRecord & { total: number }>().execute(db)
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

const EVERYTHING: LeadSelection = { filters: {}, handler: null, isWaiting: false }

const isWhole = ({ filters, handler, isWaiting }: LeadSelection): boolean =>
  Object.keys(filters).length === 0 && handler === null && !isWaiting

/** Up to how many leads of a selection are gathered and then sorted. */
function gatherMaxOf(kind: LeadListKind, query: LeadListRequest): number {
  if (Object.keys(query.filters).length > 0) return GATHER_MAX
  // In the list's own order an index has a handler's leads, and those that wait, one after the other.
  const isOwnOrder = orderOf(kind, query).column === kind.order.column
  const isChosen = query.handler !== null || query.isWaiting
  return isChosen && !isOwnOrder ? GATHER_CHOSEN_MAX : 0
}

/** The number of a section, as the database computes it. */
const sectionNumber = (section: LeadSection): number => LEAD_SECTIONS.indexOf(section) + 1

function matching(
  kind: LeadListKind,
  { filters, handler, isWaiting }: LeadSelection,
  timeZone: string,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`deleted_at is null`,
    sql`section = ${sql.lit(sectionNumber(kind.section))}`,
    ...(kind.status === undefined ? [] : [sql`status = ${sql.lit(kind.status)}`]),
    ...(handler === null ? [] : [hasHandler(handler, kind.section)]),
    ...(isWaiting ? [sql`first_answered_at is null`] : []),
    ...Object.entries(filters).map(([column, text]) => COLUMNS[column as LeadColumn].filter(text, timeZone)),
  ]
  return sql`${sql.join(conditions, sql` and `)}`
}

function orderOf(kind: LeadListKind, { sort }: LeadListRequest): LeadOrder {
  return sort ? { column: sortColumnOf(sort.column), direction: sort.direction } : kind.order
}

interface OrderOptions {
  readonly isReversed?: boolean
  /** What the column is called where it has another name. */
  readonly named?: string
}

/** Ties go by id in the same direction, as the indexes do; leads without a date come last either way. */
function orderBy(
  { column, direction }: LeadOrder,
  { isReversed = false, named = '' }: OrderOptions = {},
): RawBuilder<unknown> {
  const way = sql.raw(isReversed === (direction === 'asc') ? 'desc' : 'asc')
  const blanks = column === 'date_and_time' ? sql.raw(isReversed ? 'nulls first' : 'nulls last') : sql``
  return sql`${sql.ref(named || column)} ${way} ${blanks}, id ${way}`
}
