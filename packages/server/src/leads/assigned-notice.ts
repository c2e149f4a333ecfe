import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification.kinds'
import type { Change } from '../context/context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { addToNotice } from './assigned-notice.queries.ts'

/** Notifies somebody of the leads that they were given at once, in one line. Source: decision A12. */
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
 * The same for leads that are given one after the other, each in a change of its own: the line is written with the
 * first and counts each further one, so that what was done before a crash is in it. Whoever gives them pushes when all
 * are done. Resolves with the id of the line; null where there is nobody to notify.
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
