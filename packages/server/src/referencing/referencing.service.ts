import { LEAD_STATUS, REFERENCING_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { DECLINE_REASON } from '@latchkey/domain/leads/reason/reason.enums'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Change, Context } from '../context/context.ts'
import { reserveHome } from '../leads/save/home.reserve.ts'
import { moveLead } from '../leads/save/lead.move.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { enterWithReason } from '../leads/record/reason.record.ts'
import { missingChecks } from '../leads/right-to-rent/right-to-rent.guard.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import type { Delivery } from './referencing.contract.ts'
import { isId } from '@latchkey/domain/platform/values/id'
import { penceOrNull } from '@latchkey/domain/platform/values/money'

const STATUS_OF: Readonly<Record<Delivery['outcome'], LeadStatus>> = {
  accept: LEAD_STATUS.ReservationComplete,
  consider: LEAD_STATUS.ReservationConsider,
  decline: LEAD_STATUS.ReservationDeclined,
}

/**
 * Applies a provider's result; a repeated delivery gets the same answer and changes nothing. Acceptance reserves the
 * home, as Verify does. False, without a change, when the lead does not await a result or its home is taken.
 */
export function applyDelivery(
  context: Context,
  delivery: Delivery,
  address: string | null,
): Promise<boolean> {
  return context.change(address === null ? null : { userId: null, address }, async (change) => {
    const lead = isId(delivery.leadId) ? await leadQueries(change.db).lock(delivery.leadId) : undefined
    const { deliveryId } = delivery
    if (!(await isFirst(change, deliveryId, lead?.id ?? null, context.now()))) {
      const earlier = await earlierDelivery(change, deliveryId)
      // The result for this lead is lost; only the provider can send it again under a new id.
      if (earlier.lead_id !== delivery.leadId)
        context.log.warn(
          { deliveryId, leadId: delivery.leadId, takenFor: earlier.lead_id },
          'A delivery came again for another lead, and changed nothing',
        )
      return earlier.answer
    }
    const answer = lead !== undefined && (await applyResult(context, change, lead, delivery))
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

/** False when no result is awaited or the home is taken. */
async function applyResult(
  context: Context,
  change: Change,
  lead: LeadRecord,
  delivery: Delivery,
): Promise<boolean> {
  if (!REFERENCING_STATUSES.includes(lead.status as LeadStatus)) return false
  const today = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000)).today()
  const isUnchecked = delivery.outcome === 'accept' && (await missingChecks(change, lead.id, today)) !== null
  // Staff complete it once every check is recorded (rule W4.3).
  const status = isUnchecked ? LEAD_STATUS.ReservationConsider : STATUS_OF[delivery.outcome]
  if (status === LEAD_STATUS.ReservationComplete && !(await reserveHome(change, lead))) {
    // Providers ignore the answer of a webhook, so staff must be notified.
    context.log.warn(
      { leadId: lead.id },
      'An accepted tenant was not verified: the home is taken by another lead',
    )
    return false
  }
  const at = new Date(context.now())
  const given = { reason: DECLINE_REASON.ReferencingNotPassed, words: '' }
  const reason = await enterWithReason(change, lead.id, status, { given, userId: null, at })
  const values = {
    status,
    document_status: delivery.status,
    document_max_rent_pence: penceOrNull(delivery.maxRent),
    ...(status === LEAD_STATUS.ReservationComplete && { reservation_complete_at: at }),
  }
  await moveLead(change, lead, 'lead.referencing', values, reason)
  await change.notify(
    isUnchecked
      ? { to: [lead.handler_user_id], kind: NOTIFICATION_KIND.RightToRentMissing, leadId: lead.id }
      : {
          to: [lead.handler_user_id, lead.viewing_user_id],
          kind: NOTIFICATION_KIND.ReferencingResult,
          leadId: lead.id,
          facts: { status },
        },
  )
  return true
}

/** Records that the provider has the request. */
export function markHandedOver(context: Context, leadId: number): Promise<void> {
  return context.change(null, async (change) => {
    const lead = await leadQueries(change.db).lock(leadId)
    // The result may have arrived first; then the lead does not wait.
    if (lead?.status !== LEAD_STATUS.ReservationRequested) return
    await moveLead(change, lead, 'lead.hand-over', { status: LEAD_STATUS.AwaitingReferencingResponse })
  })
}

/** Undefined when the lead has moved on or was deleted. */
export async function dueForHandOver(context: Context, leadId: number): Promise<LeadRecord | undefined> {
  const lead = await leadQueries(context.db).find(leadId)
  return lead?.status === LEAD_STATUS.ReservationRequested ? lead : undefined
}

/**
 * Records the delivery as rejected until it is applied. Of two concurrent ones, also for different leads, the second
 * waits and is not the first.
 */
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
