import type { AssignLeadBody } from '@latchkey/domain/leads/handler/handler.body'
import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import type { LeadStatus } from '@latchkey/domain/leads/lead.status'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { keepPerson } from '../db/people-lock.ts'
import { accepted, refuseErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { forbidden, taken } from '../platform/http/error.ts'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { notifyAssigned } from './assigned-notice.ts'
import { handlerQueries } from './lead-handlers.queries.ts'
import { opened } from './leads.guards.ts'
import { isUnassignedLead } from './leads.policy.ts'
import { presentHandler, type LeadRecord } from './leads.present.ts'
import { leadQueries } from './leads.queries.ts'

/** Who has a lead, and who can be given one. */
export type LeadHandlersService = ReturnType<typeof leadHandlersService>

/** Creates the service. */
export function leadHandlersService(context: Context) {
  return {
    /** Everybody who can be given some lead, by name. Source: decision A2. */
    async all(): Promise<HandlerOption[]> {
      const people = await handlerQueries(context.db).all()
      return people
        .map((person) => ({ id: person.id, name: nameOrUsername(person) }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },

    /**
     * Gives a lead to somebody, or to nobody. Source: decisions A2.1 and A2.3.
     * @throws AppError 409 when somebody else has it by now.
     */
    async assign(actor: Actor, id: number, body: Static<typeof AssignLeadBody>): Promise<true> {
      await context.change(actor, async (change) => {
        await keepPerson(change.db, body.values.userId)
        const saved = opened(actor, await leadQueries(change.db).lock(id))
        const { userId, from } = accepted(body)
        if (!mayAssign(actor, saved, { userId, from })) throw forbidden()
        const canHave =
          userId === null ||
          (isId(userId) && (await handlerQueries(change.db).canHandle(userId, saved.status as LeadStatus)))
        if (!canHave) refuseErrors({ userId: ['enumerable'] })
        if (saved.handler_user_id !== from) throw taken(presentHandler(saved.handler))
        const isChanged = await assignLead(change, saved, userId, new Date(context.now()))
        change.push('leads-refresh', {})
        if (isChanged) await notifyAssigned(change, actor, userId, [id])
      })
      return true
    },
  }
}

/** Gives a locked lead to somebody who can have it, or to nobody; pushes and notifies nobody, as many may be given at once. False where nothing changes. */
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

/** Taking what nobody has and releasing one's own is for everybody who opens the lead. Source: decision A2.1. */
function mayAssign(
  actor: Actor,
  saved: LeadRecord,
  { userId, from }: { userId: number | null; from: number | null },
): boolean {
  if (actor.permissions.has('leads-assign')) return true
  if (userId === null) return from === actor.userId
  if (userId !== actor.userId) return false
  // Whoever took it first is named to the second, who had reason to think that nobody had it.
  return isUnassignedLead(saved) || saved.handler_user_id !== from || from === actor.userId
}
