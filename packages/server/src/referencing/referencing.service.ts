import { LEAD_STATUS, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import type { Change, Context } from '../context/context.ts'
import { keepHome } from '../leads/keep-home.ts'
import { moveLead } from '../leads/lead-move.ts'
import { leadQueries } from '../leads/leads.queries.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import type { Delivery } from './referencing.contract.ts'

/** The statuses in which a result is awaited. Source: decision L18. */
const AWAITING: readonly number[] = [
  LEAD_STATUS.ReservationRequested,
  LEAD_STATUS.AwaitingReferencingResponse,
]

/** Where each outcome leads. Source: decision L18. */
const STATUS_OF: Readonly<Record<Delivery['outcome'], LeadStatus>> = {
  accept: LEAD_STATUS.ReservationComplete,
  consider: LEAD_STATUS.ReservationConsider,
  decline: LEAD_STATUS.ReservationDeclined,
}

/**
 * Writes a provider's result; a delivery that was taken before changes nothing and is true again.
 * One that accepts keeps the home for the lead, as Verify does. False, and nothing changed, when no result is awaited for
 * the lead, or somebody else has its home by now. Source: decisions L13 and L18.
 */
export function takeDelivery(context: Context, delivery: Delivery, address: string | null): Promise<boolean> {
  return context.change(address === null ? null : { userId: null, address }, async (change) => {
    const lead = await leadQueries(change.db).lock(delivery.leadId)
    if (!lead || !AWAITING.includes(lead.status) || !(await isFirst(change, delivery, context.now()))) {
      const takenFor = await leadOf(change, delivery.deliveryId)
      // Its result is lost on us, and only the provider can send it under a number of its own.
      if (takenFor !== undefined && takenFor !== delivery.leadId)
        context.log.warn(
          { deliveryId: delivery.deliveryId, leadId: delivery.leadId, takenFor },
          'A delivery came again for another lead, and changed nothing',
        )
      return takenFor !== undefined
    }
    const status = STATUS_OF[delivery.outcome]
    if (status === LEAD_STATUS.ReservationComplete && !(await keepHome(change, lead))) {
      // Nobody reads the answer of a webhook; staff have to hear of it.
      context.log.warn({ leadId: lead.id }, 'An accepted tenant was not verified: somebody else has the home')
      return false
    }
    await moveLead(change, lead, 'lead.referencing', {
      status,
      document_status: delivery.status,
      document_max_rent_pence: delivery.maxRent === null ? null : Math.round(delivery.maxRent * 100),
      ...(status === LEAD_STATUS.ReservationComplete && { reservation_complete_at: new Date(context.now()) }),
    })
    return true
  })
}

/** Notes that the provider has a request, and that its answer is awaited. */
export function markHandedOver(context: Context, leadId: number): Promise<void> {
  return context.change(null, async (change) => {
    const lead = await leadQueries(change.db).lock(leadId)
    // The answer may have come before: then there is nothing to wait for.
    if (lead?.status !== LEAD_STATUS.ReservationRequested) return
    await moveLead(change, lead, 'lead.hand-over', { status: LEAD_STATUS.AwaitingReferencingResponse })
  })
}

/** A lead whose hand-over is due; undefined when it has moved on or was deleted. */
export async function dueForHandOver(context: Context, leadId: number): Promise<LeadRecord | undefined> {
  const lead = await leadQueries(context.db).find(leadId)
  return lead?.status === LEAD_STATUS.ReservationRequested ? lead : undefined
}

/** Writes a delivery down; of two at once, also for two leads, the second waits for the first and is none. */
async function isFirst(change: Change, { deliveryId, leadId }: Delivery, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await change.db
    .insertInto('referencing_delivery')
    .values({ delivery_id: deliveryId, lead_id: leadId, received_at: new Date(nowMs) })
    .onConflict((known) => known.column('delivery_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The lead that a delivery was taken for; undefined when it is not known. */
async function leadOf(change: Change, deliveryId: string): Promise<number | undefined> {
  const row = await change.db
    .selectFrom('referencing_delivery')
    .select('lead_id')
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst()
  return row?.lead_id
}
