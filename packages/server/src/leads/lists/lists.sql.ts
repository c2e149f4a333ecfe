import type { LeadColumn, LeadSort } from '@latchkey/domain/leads/lead.columns'
import type { LeadSection, LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ListRequest } from '../../platform/http/list-request.ts'
import { hasHandler, type HandlerFilter } from '../record/handler.sql.ts'
import { sectionNumber } from '../record/lead.columns.ts'
import type { SubmittedSpan } from '../record/lead.waiting-times.ts'
import { needsNewCheck } from '../right-to-rent/check-again.sql.ts'
import { COLUMNS, isSearchable, sortColumnOf, type SortColumn } from './lists.columns.ts'

/** A list and its default order. */
export interface LeadListKind {
  readonly section: LeadSection
  /** Narrows the section to one status. */
  readonly status?: LeadStatus
  readonly order: LeadOrder
}

export interface LeadOrder {
  readonly column: SortColumn
  readonly direction: 'asc' | 'desc'
}

export interface LeadSelection {
  readonly filters: ListQuery<LeadColumn>['filters']
  /** Null for all handlers. */
  readonly handler: HandlerFilter | null
  /** True to find only leads without a first answer. */
  readonly isWaiting: boolean
  /** Narrows the waiting leads. */
  readonly submitted: SubmittedSpan | null
  /** Only leads whose right to rent is to be checked again for a move on this day or later, `YYYY-MM-DD`. */
  readonly checkAgainFrom: string | null
  /** Only leads with an open deposit whose deadline is this day or earlier, `YYYY-MM-DD`. */
  readonly depositBy: string | null
  /** Only viewings of these statuses from a time on, soonest first. */
  readonly viewings: ViewingsSelection | null
}

export interface ViewingsSelection {
  readonly from: Date
  /** Null for all that follow. */
  readonly before: Date | null
  readonly statuses: readonly LeadStatus[]
}

export interface LeadListRequest extends LeadSelection, Omit<ListRequest<LeadColumn, LeadSort>, 'filters'> {}

export const EVERYTHING: LeadSelection = {
  filters: {},
  handler: null,
  isWaiting: false,
  checkAgainFrom: null,
  submitted: null,
  depositBy: null,
  viewings: null,
}

export const isWhole = ({
  filters,
  handler,
  isWaiting,
  checkAgainFrom,
  depositBy,
  viewings,
}: LeadSelection): boolean =>
  Object.keys(filters).length === 0 &&
  handler === null &&
  !isWaiting &&
  checkAgainFrom === null &&
  depositBy === null &&
  viewings === null

/** True for filters alone, of two characters at most, of statuses or of dates. */
export const isShortFilter = ({ filters, ...others }: LeadSelection): boolean =>
  Object.keys(filters).length > 0 && !isSearchable(filters) && isWhole({ ...others, filters: {} })

export function matching(
  kind: LeadListKind,
  { filters, handler, isWaiting, submitted, checkAgainFrom, depositBy, viewings }: LeadSelection,
  timeZone: string,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`deleted_at is null`,
    sql`section = ${sql.lit(sectionNumber(kind.section))}`,
    ...(kind.status === undefined ? [] : [sql`status = ${sql.lit(kind.status)}`]),
    ...(handler === null ? [] : [hasHandler(handler, kind.section)]),
    ...(isWaiting ? [sql`first_answered_at is null`] : []),
    ...(submitted === null ? [] : [isSubmittedIn(submitted)]),
    ...(depositBy === null ? [] : [hasDepositBy(depositBy)]),
    ...(viewings === null ? [] : [isIn(viewings)]),
    ...(checkAgainFrom === null ? [] : [needsNewCheck(checkAgainFrom, timeZone)]),
    ...Object.entries(filters).map(([column, text]) => COLUMNS[column as LeadColumn].filter(text, timeZone)),
  ]
  return sql`${sql.join(conditions, sql` and `)}`
}

const isSubmittedIn = ({ after, by }: SubmittedSpan): RawBuilder<SqlBool> => sql`(
  submitted_at <= ${by} ${after === null ? sql`` : sql`and submitted_at > ${after}`})`

const hasDepositBy = (day: string): RawBuilder<SqlBool> => sql`id in (
  select lead_id from holding_deposit where outcome is null and deadline_on <= ${day}::date)`

const isIn = ({ from, before, statuses }: ViewingsSelection): RawBuilder<SqlBool> => sql`(
  date_and_time >= ${from} ${before === null ? sql`` : sql`and date_and_time < ${before}`}
  and status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`

const SOONEST_FIRST: LeadOrder = { column: 'date_and_time', direction: 'asc' }

/** The order of waiting leads unless another is chosen. */
const LONGEST_WAITING_FIRST: LeadOrder = { column: 'submitted_at', direction: 'asc' }

export function orderOf(kind: LeadListKind, { sort, isWaiting, viewings }: LeadListRequest): LeadOrder {
  if (sort) return { column: sortColumnOf(sort.column), direction: sort.direction }
  if (viewings !== null) return SOONEST_FIRST
  return isWaiting ? LONGEST_WAITING_FIRST : kind.order
}

interface OrderOptions {
  readonly isReversed?: boolean
  /** Name of the column where it is aliased. */
  readonly named?: string
}

/** Ties are sorted by id in the same direction, as in the indexes; leads without a date come last either way. */
export function orderBy(
  { column, direction }: LeadOrder,
  { isReversed = false, named = '' }: OrderOptions = {},
): RawBuilder<unknown> {
  const way = sql.raw(isReversed === (direction === 'asc') ? 'desc' : 'asc')
  const blanks = column === 'date_and_time' ? sql.raw(isReversed ? 'nulls first' : 'nulls last') : sql``
  // Plot 2 before Plot 10, as in the index.
  const collation = column === 'property_name_key' ? sql`collate numeric_order` : sql``
  return sql`${sql.ref(named || column)} ${collation} ${way} ${blanks}, id ${way}`
}
