import type { EnquiryRow } from '@latchkey/domain/imports/enquiry-row'
import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.messages'
import { sectionOf, STATUS_FIELDS, statusShows, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { responseColumns } from '../../../leads/record/lead.waiting.ts'
import { homeColumnsOfStock } from '../../../leads/record/lead.columns.ts'
import type { StockHome } from '../../../leads/record/home.queries.ts'
import type { ImportHashes } from '../../import.hashes.ts'
import { fieldUpdate, type FieldUpdate } from '../field-update.ts'
import type { KnownKey } from '../key.queries.ts'
import { comparable } from '../stored-values.ts'
import {
  COLUMN_OF,
  enquiryColumns,
  givenFields,
  reachedColumns,
  type LeadColumn,
  type StoredLead,
} from './enquiry.columns.ts'

/** Lists how a row changes a lead that exists. */
export interface EnquiryUpdate extends FieldUpdate {
  /** Columns that follow from them. */
  readonly others: Readonly<Record<string, unknown>>
  /** Fields that its status requires, and that neither the row nor the lead has. */
  readonly missing: readonly string[]
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

export function enquiryUpdate({ row, lead, known, home, hashes, now }: Given): EnquiryUpdate {
  const update = fieldUpdate({
    given: givenFields(row),
    columns: enquiryColumns(row.values),
    stored: lead,
    known,
    hashes,
    // A status changed here stays with its dates.
    staysWith: (changedHere) => (changedHere.includes('status') ? STATUS_FIELDS : []),
  })
  const set = Object.fromEntries(update.fields.map(({ column, to }) => [column, to]))
  const linked = linkedHome(lead, set, home)
  const after: StoredLead = { ...lead, ...set, ...linked }
  return {
    ...update,
    others: { ...linked, ...followingColumns(lead, after, row, now) },
    missing: STATUS_FIELDS.filter((field) => {
      const column = COLUMN_OF[field]
      return column !== undefined && statusShows(after.status, field) && after[column] === null
    }),
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
