import type { HomeHold } from '@latchkey/domain/leads/lead-obstacle'
import { leadName } from '@latchkey/domain/leads/lead-names'
import {
  HOLDING_STATUSES,
  LEAD_STATUS,
  RESERVED_STATUSES,
  type LeadStatus,
} from '@latchkey/domain/leads/lead-status'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Change, Context } from '../../context/context.ts'
import type { Caller } from '../../platform/http/actor.ts'
import { clash, forbidden, homeHeld, notFound } from '../../platform/http/error.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { homeQueries } from './home.queries.ts'
import { canOpenLead } from './lead.policy.ts'
import type { LeadRecord } from './lead.present.ts'
import { leadQueries } from './lead.queries.ts'

/** Another lead with an offer does not block: the first request gets the home (rule P16). */
const REQUESTED_STATUSES = RESERVED_STATUSES.filter((status) => status !== LEAD_STATUS.ReservationSent)

/** @throws AppError 404 when it is missing, 403 when the caller may not open it */
export function foundLead(actor: Caller, record: LeadRecord | undefined): LeadRecord {
  if (!record) throw notFound()
  if (!canOpenLead(actor, record.status as LeadStatus)) throw forbidden()
  return record
}

/** @throws AppError 404 */
export async function lockedLead({ db }: Pick<Change, 'db'>, id: number): Promise<LeadRecord> {
  const saved = await leadQueries(db).lock(id)
  if (!saved) throw notFound()
  return saved
}

/**
 * Locks the agent's diary for the transaction: concurrent bookings of the agent wait, so the second of two that overlap
 * finds the first.
 * @throws AppError 409 when the agent has another confirmed viewing then, unless `override` is set
 */
export async function claimSlot(
  db: Change['db'],
  viewing: { agentId: number; at: Date; leadId: number | null; override: boolean },
): Promise<void> {
  const queries = leadQueries(db)
  await queries.lockDiary(viewing.agentId)
  if (viewing.override) return
  const other = await queries.overlappingViewing(viewing.agentId, viewing.at, viewing.leadId)
  if (!other?.viewing_at) return
  throw clash({
    id: other.id,
    name: leadName({ firstName: other.first_name, lastName: other.last_name }),
    viewingDate: unixSeconds(other.viewing_at),
  })
}

/**
 * Locks the home for the transaction.
 * @throws AppError 409 when it is reserved, sold or rented, or held by another lead
 */
export async function claimHome(
  db: Change['db'],
  { propertyId, leadId }: { propertyId: number; leadId: number | null },
): Promise<void> {
  const { isTaken } = await leadQueries(db).lockHome(propertyId)
  const hold = await holdOf(db, { propertyId, leadId, isTaken })
  if (hold !== null) throw homeHeld(hold.heldBy)
}

/** Null while a reservation could be sent for the home of a lead. The holder is named to who may open that lead. */
export async function readHold(db: Context['db'], actor: Caller, leadId: number): Promise<HomeHold | null> {
  const home = await homeQueries(db).ofLead(leadId)
  if (home === undefined) return null
  const hold = await holdOf(db, { propertyId: home.id, leadId, isTaken: home.isTaken })
  const isNamed = hold?.heldBy != null && canOpenLead(actor, hold.heldBy.status)
  return hold && { heldBy: isNamed ? hold.heldBy : null }
}

/** A home cannot be offered to this lead while its availability or another lead prevents it. */
async function holdOf(
  db: Context['db'],
  { propertyId, leadId, isTaken }: { propertyId: number; leadId: number | null; isTaken: boolean },
): Promise<HomeHold | null> {
  const statuses = isTaken ? RESERVED_STATUSES : HOLDING_STATUSES
  const holder = await leadQueries(db).holderOf(propertyId, statuses, leadId)
  if (!holder) return isTaken ? { heldBy: null } : null
  const { id, first_name: firstName, last_name: lastName, status } = holder
  return { heldBy: { id, name: leadName({ firstName, lastName }), status: status as LeadStatus } }
}

/** Locks the home for the transaction; false when it is taken. */
export async function canBeReserved(
  { db }: Pick<Change, 'db'>,
  lead: Pick<LeadRecord, 'id' | 'property_id'>,
): Promise<boolean> {
  if (lead.property_id === null) return true
  const queries = leadQueries(db)
  const { availability, isTaken } = await queries.lockHome(lead.property_id)
  if (isTaken || availability === AVAILABILITY.Archived) return false
  return (await queries.holderOf(lead.property_id, REQUESTED_STATUSES, lead.id)) === undefined
}
