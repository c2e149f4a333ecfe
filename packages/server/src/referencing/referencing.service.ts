import { LEAD_STATUS, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification.kinds'
import type { Change, Context } from '../context/context.ts'
import { keepHome } from '../leads/keep-home.ts'
import { moveLead } from '../leads/lead-move.ts'
import { leadQueries } from '../leads/leads.queries.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import { isId } from '../platform/http/validation.ts'
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
    const lead = isId(delivery.leadId) ? await leadQueries(change.db).lock(delivery.leadId) : undefined
    const { deliveryId } = delivery
    if (!(await isFirst(change, deliveryId, lead?.id ?? null, context.now()))) {
      const earlier = await earlierDelivery(change, deliveryId)
      // Its result is lost on us, and only the provider can send it under a number of its own.
      if (earlier.lead_id !== delivery.leadId)
        context.log.warn(
          { deliveryId, leadId: delivery.leadId, takenFor: earlier.lead_id },
          'A delivery came again for another lead, and changed nothing',
        )
      return earlier.answer
    }
    const answer = lead !== undefined && (await takeResult(context, change, lead, delivery))
    if (answer) {
      await change.db
        .updateTable('referencing_delivery')
        .set({ answer })
        .where('delivery_id', '=', deliveryId)
        .execute()
    }
    return answer
  })
}

/** Moves the lead on by a result; false where none is awaited, or somebody else has the home. */
async function takeResult(
  context: Context,
  change: Change,
  lead: LeadRecord,
  delivery: Delivery,
): Promise<boolean> {
  if (!AWAITING.includes(lead.status)) return false
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
  await change.notify({
    to: [lead.handler_user_id, lead.viewing_user_id],
    kind: NOTIFICATION_KIND.ReferencingResult,
    leadId: lead.id,
    facts: { status },
  })
  return true
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

/** Writes a delivery down as refused, until it is taken; of two at once, also for two leads, the second waits for the first and is none. */
async function isFirst(
  { db }: Change,
  deliveryId: string,
  leadId: number | null,
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('referencing_delivery')
    .values({ delivery_id: deliveryId, lead_id: leadId, answer: false, received_at: new Date(nowMs) })
    .onConflict((known) => known.column('delivery_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function earlierDelivery({ db }: Change, deliveryId: string) {
  return db
    .selectFrom('referencing_delivery')
    .select(['lead_id', 'answer'])
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow()
}
