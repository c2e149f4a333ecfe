import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Change } from '../../context/context.ts'
import type { LeadRecord } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'

/** Reserves the linked home, if any; false if it is taken. */
export async function reserveHome(change: Change, saved: LeadRecord): Promise<boolean> {
  const { property_id: propertyId } = saved
  if (propertyId === null) return true
  const queries = leadQueries(change.db)
  const { availability, isTaken } = await queries.lockHome(propertyId)
  if (isTaken) return isReservedForLead(change, saved, propertyId, availability)
  await queries.reserveHome(propertyId)
  await change.audit({
    action: 'property.reserve',
    entity: 'property',
    entityId: propertyId,
    changes: [{ field: 'availability', from: availability, to: AVAILABILITY.Reserved }],
  })
  await change.homesChanged([propertyId])
  change.push('property-refresh', {})
  return true
}

/** True if the home is reserved for this lead, which was completed before and moved back. */
async function isReservedForLead(
  change: Change,
  saved: LeadRecord,
  propertyId: number,
  availability: number | null,
): Promise<boolean> {
  if (availability !== AVAILABILITY.Reserved || saved.reservation_complete_at === null) return false
  const complete = [LEAD_STATUS.ReservationComplete]
  return (await leadQueries(change.db).holderOf(propertyId, complete, saved.id)) === undefined
}
