import type { EnquiryRow } from '@latchkey/domain/imports/enquiry-row'
import type { LeftOutReason } from '@latchkey/domain/imports/import.enums'
import {
  HOLDING_STATUSES,
  LEAD_STATUS,
  PLANNED_VIEWING_STATUSES,
  type LeadStatus,
} from '@latchkey/domain/leads/lead-status'
import type { Due } from '../../../office/due.ts'
import type { StoredLead } from './enquiry.columns.ts'
import type { KnownKey } from '../key.queries.ts'
import type { FileFacts } from './file-facts.ts'

/** A lead, or a row that becomes one. */
export interface Holding {
  readonly status: number | null
  readonly property_id: number | null
}

/** The leads that hold a home, by home. */
export type Holders = ReadonlyMap<number, readonly { id: number; name: string }[]>

export const isHolding = (status: number | null): boolean => HOLDING_STATUSES.includes(status as LeadStatus)

export const heldHomeOf = ({ status, property_id: homeId }: Holding): number | null =>
  isHolding(status) ? homeId : null

export const isNewHold = (before: Holding, after: Holding): boolean =>
  isHolding(after.status) && !(isHolding(before.status) && before.property_id === after.property_id)

/** Another lead that keeps the home from others, or an earlier row. */
export function holderOf(
  { status, property_id: homeId }: Holding,
  { holders, facts, exceptId = null }: { holders: Holders; facts: FileFacts; exceptId?: number | null },
): string | null {
  if (homeId === null || !isHolding(status)) return null
  const other = holders.get(homeId)?.find(({ id }) => id !== exceptId)
  return other?.name ?? facts.holders.get(homeId) ?? null
}

export function recordHolder(
  { status, property_id: homeId }: Holding,
  name: string,
  { holders }: FileFacts,
): void {
  if (homeId !== null && isHolding(status)) holders.set(homeId, name)
}

/** The record is never made anew (rule M1.17). */
export function goneAs({ recordId }: KnownKey, lead: StoredLead | undefined): LeftOutReason | null {
  if (recordId === null || lead?.anonymised_at) return 'anonymised'
  if (lead?.merged_into_id) return 'merged'
  return lead === undefined || lead.deleted_at !== null ? 'deleted' : null
}

/** True for an enquiry that would be due for review at once. */
export function isOlderThanKept({ values }: EnquiryRow, { before, beforeComplete, now }: Due): boolean {
  const { status, viewingDate } = values.lead
  const isExpected =
    viewingDate !== null &&
    viewingDate * 1000 > now.getTime() &&
    PLANNED_VIEWING_STATUSES.includes(status as LeadStatus)
  if (isExpected || isHolding(status)) return false
  const limit = status === LEAD_STATUS.ReservationComplete ? beforeComplete : before
  return values.lastContact * 1000 < limit.getTime()
}
