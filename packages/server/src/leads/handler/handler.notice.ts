import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import type { Change } from '../../context/context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { addToNotice } from './handler.notice.queries.ts'

/** One notification for all leads assigned at once. */
export async function notifyAssigned(
  change: Change,
  actor: Actor,
  userId: number | null,
  leadIds: readonly number[],
): Promise<void> {
  const [leadId] = leadIds
  if (leadId === undefined) return
  await change.notify({
    to: [userId],
    kind: NOTIFICATION_KIND.Assigned,
    leadId: leadIds.length === 1 ? leadId : null,
    facts: { by: actor.userId, leads: leadIds.length },
  })
}

/**
 * For leads assigned in separate transactions: the first one writes the notification and each further one increments
 * it, so that it is right after a crash. The caller pushes at the end. Resolves with its id; null without a recipient.
 */
export async function noteAssigned(
  change: Change,
  actor: Actor,
  { userId, leadId, begun }: { userId: number | null; leadId: number; begun: number | null },
): Promise<number | null> {
  if (begun !== null) {
    await addToNotice(change.db, begun)
    return begun
  }
  const [id = null] = await change.notify({
    to: [userId],
    kind: NOTIFICATION_KIND.Assigned,
    leadId,
    facts: { by: actor.userId, leads: 1 },
    isBegun: true,
  })
  return id
}
