import type { AssignLeadBody, HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import { takesViewings } from '@latchkey/domain/permissions/rights'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Change, Context } from '../../context/context.ts'
import { lockPerson } from '../../db/people-lock.ts'
import { accepted, rejectErrors } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { forbidden, leadTaken } from '../../platform/http/error.ts'
import { nameOrUsername } from '../../platform/values/staff-name.ts'
import { notifyAssigned } from './handler.notice.ts'
import { handlerQueries } from './handler.queries.ts'
import { foundLead } from '../record/lead.guards.ts'
import { isUnassignedLead } from '../record/lead.policy.ts'
import { presentHandler, type LeadRecord } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'

export type LeadHandlersService = ReturnType<typeof leadHandlersService>

export function leadHandlersService(context: Context) {
  return {
    /** Sorted by name. */
    async all(): Promise<HandlerOption[]> {
      const people = await handlerQueries(context.db).all()
      return people
        .map((person) => ({
          id: person.id,
          name: nameOrUsername(person),
          takesViewings: takesViewings(new Set(person.permissions)),
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },

    /**
     * Null unassigns.
     * @throws AppError 409 when the handler has changed since it was read
     */
    async assign(actor: Actor, id: number, body: Static<typeof AssignLeadBody>): Promise<true> {
      await context.change(actor, async (change) => {
        await lockPerson(change.db, body.values.userId)
        const saved = foundLead(actor, await leadQueries(change.db).lock(id))
        const { userId, from } = accepted(body)
        if (!mayAssign(actor, saved, { userId, from })) throw forbidden()
        const isAllowed =
          userId === null ||
          (isId(userId) && (await handlerQueries(change.db).canHandle(userId, saved.status as LeadStatus)))
        if (!isAllowed) rejectErrors({ userId: ['enumerable'] })
        if (saved.handler_user_id !== from) throw leadTaken(presentHandler(saved.handler))
        const isChanged = await assignLead(change, saved, userId, new Date(context.now()))
        change.push('leads-refresh', { ids: [id] })
        if (isChanged) await notifyAssigned(change, actor, userId, [id])
      })
      return true
    },
  }
}

/**
 * Assigns a locked lead without pushes and notifications, because bulk actions send one for all leads. False when nothing changes.
 */
export async function assignLead(
  change: Change,
  saved: LeadRecord,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  if (saved.handler_user_id === userId) return false
  await handlerQueries(change.db).assign([saved.id], userId, now)
  await change.audit({
    action: 'lead.assign',
    entity: 'lead',
    entityId: saved.id,
    changes: [{ field: 'handler', from: saved.handler_user_id, to: userId }],
  })
  return true
}

/** Unassigned leads and one's own need no `leads-assign`. */
function mayAssign(
  actor: Actor,
  saved: LeadRecord,
  { userId, from }: { userId: number | null; from: number | null },
): boolean {
  if (actor.permissions.has('leads-assign')) return true
  if (userId === null) return from === actor.userId
  if (userId !== actor.userId) return false
  // An outdated `from` passes here and then gets 409, which names the handler.
  return isUnassignedLead(saved) || saved.handler_user_id !== from || from === actor.userId
}
