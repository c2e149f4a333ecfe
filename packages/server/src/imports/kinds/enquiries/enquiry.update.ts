import type { EnquiryRow } from '@latchkey/domain/imports/enquiry-row'
import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.words'
import { sectionOf, STATUS_FIELDS, statusShows, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import { responseColumns } from '../../../leads/record/lead.waiting.ts'
import { homeColumnsOfStock } from '../../../leads/record/lead.columns.ts'
import type { StockHome } from '../../../leads/record/home.queries.ts'
import type { ImportHashes } from '../../import.hashes.ts'
import {
  COLUMN_OF,
  comparable,
  enquiryColumns,
  givenFields,
  reachedColumns,
  type LeadColumn,
  type StoredLead,
} from './enquiry.columns.ts'
import type { KnownKey } from './enquiry.queries.ts'

export interface FieldUpdate {
  readonly field: string
  readonly column: LeadColumn
  readonly from: unknown
  readonly to: unknown
}

/** What a row changes in a lead that is known. */
export interface EnquiryUpdate {
  readonly fields: readonly FieldUpdate[]
  /** Columns that follow from them. */
  readonly others: Readonly<Record<string, unknown>>
  /** Fields that were changed here, and stay. */
  readonly kept: readonly string[]
  /** Fields that its status requires, and that neither the row nor the lead has. */
  readonly missing: readonly string[]
  /** Hashes of what imports have written. */
  readonly written: Readonly<Record<string, string>>
  readonly after: StoredLead
}

interface Given {
  readonly row: EnquiryRow
  readonly lead: StoredLead
  readonly known: KnownKey
  readonly home: StockHome | undefined
  readonly hashes: ImportHashes
  readonly now: Date
}

const isWithStatus = (field: string): boolean => (STATUS_FIELDS as readonly string[]).includes(field)

/** Field by field: only what still is as the last import wrote it changes, and blank fields are filled (rule M1.15). */
export function enquiryUpdate({ row, lead, known, home, hashes, now }: Given): EnquiryUpdate {
  const columns: Readonly<Partial<Record<LeadColumn, unknown>>> = enquiryColumns(row.values)
  const isOurs = (field: string, column: LeadColumn) => {
    const current = comparable(lead[column])
    const written = known.written[field]
    return written === undefined ? current === '' : written === hashes.value(field, current)
  }
  const given = givenFields(row)
  const changed = given.filter(({ column }) => comparable(columns[column]) !== comparable(lead[column]))
  // A status changed here stays with its dates.
  const isStatusKept = changed.some(({ field, column }) => field === 'status' && !isOurs(field, column))
  const open = changed.filter(({ field }) => !(isStatusKept && isWithStatus(field)))
  const kept = open.filter(({ field, column }) => !isOurs(field, column)).map(({ field }) => field)
  const fields = open
    .filter(({ field }) => !kept.includes(field))
    .map(({ field, column }) => ({ field, column, from: lead[column], to: columns[column] ?? null }))
  const set = Object.fromEntries(fields.map(({ column, to }) => [column, to]))
  const linked = linkedHome(lead, set, home)
  const after: StoredLead = { ...lead, ...set, ...linked }
  const taken = given.filter(({ field }) => !kept.includes(field) && !(isStatusKept && isWithStatus(field)))
  return {
    fields,
    others: { ...linked, ...followingColumns(lead, after, row, now) },
    kept,
    missing: STATUS_FIELDS.filter((field) => {
      const column = COLUMN_OF[field]
      return column !== undefined && statusShows(after.status, field) && after[column] === null
    }),
    written: {
      ...known.written,
      ...Object.fromEntries(
        taken.map(({ field, column }) => [field, hashes.value(field, comparable(after[column]))]),
      ),
    },
    after,
  }
}

/** A lead without a home gets the one that the row names, which fills blank fields of the copy. */
function linkedHome(
  lead: StoredLead,
  set: Readonly<Record<string, unknown>>,
  home: StockHome | undefined,
): Partial<StoredLead> {
  if (home === undefined || lead.property_id !== null) return {}
  const blank = Object.entries(homeColumnsOfStock(home)).filter(
    ([column, value]) => value !== null && (set[column] ?? lead[column as LeadColumn]) == null,
  )
  return { ...Object.fromEntries(blank), property_id: home.id }
}

function followingColumns(
  lead: StoredLead,
  after: StoredLead,
  { given, values }: EnquiryRow,
  now: Date,
): Record<string, unknown> {
  const contact = new Date(values.lastContact * 1000)
  const isMoved =
    after.status !== lead.status ||
    comparable(after.viewing_at) !== comparable(lead.viewing_at) ||
    after.viewing_user_id !== lead.viewing_user_id
  const reached = reachedColumns(after, now)
  const isAnswered =
    lead.first_answered_at === null && isMoved && sectionOf(after.status as LeadStatus) !== 'Enquiry'
  return {
    ...(given.has('lastContact') && contact > lead.touched_at && { touched_at: contact }),
    ...(isMoved && {
      viewing_confirmed_at: null,
      outcome: null,
      viewing_reached_at: lead.viewing_reached_at ?? reached.viewing_reached_at,
      reservation_reached_at: lead.reservation_reached_at ?? reached.reservation_reached_at,
      complete_reached_at: lead.complete_reached_at ?? reached.complete_reached_at,
    }),
    ...(isAnswered && responseColumns({ how: IMPLIED_RESPONSE.imported, by: null, at: now, minutes: null })),
  }
}
