import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { NotDuplicateBody, OtherLeadBody } from '@latchkey/domain/duplicates/merge.body'
import { notDuplicateErrors } from '@latchkey/domain/duplicates/merge.rules'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { opened } from '../leads/leads.guards.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import { leadQueries } from '../leads/leads.queries.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict } from '../platform/http/error.ts'
import { orNull } from '../platform/values/blank.ts'
import { presentDuplicates } from './duplicates.present.ts'
import { duplicateQueries } from './duplicates.queries.ts'
import { isOtherLead, lockedPair } from './pair.ts'

/** Leads of one person: which there are, and which are no duplicates. */
export type DuplicatesService = ReturnType<typeof duplicatesService>

/** Creates the service. */
export function duplicatesService(context: Context) {
  return {
    /** The other leads of a lead's person. Source: decision A4.1. */
    async of(actor: Actor, id: number): Promise<Duplicates> {
      opened(actor, await leadQueries(context.db).find(id))
      return presentDuplicates(actor, await duplicateQueries(context.db).of(id))
    },

    /** Remembers that two leads of one person are no duplicates; false for leads of two persons, and where it is known. Source: decision A4.5. */
    async dismiss(actor: Actor, id: number, body: Static<typeof NotDuplicateBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { mine, other } = await openedPair(change, actor, id, body, notDuplicateErrors(body.values))
        const { reason, words } = body.values
        const duplicates = duplicateQueries(change.db)
        const isNew =
          reason !== null &&
          (await duplicates.areOnePerson(mine.id, other.id)) &&
          (await duplicates.dismiss([mine.id, other.id], {
            reason,
            words: orNull(words),
            userId: actor.userId,
            at: new Date(context.now()),
          }))
        if (!isNew) return false
        await auditBoth(change, 'lead.not-duplicate', mine, other, [
          { field: 'reason', from: null, to: reason },
          ...(words === '' ? [] : [{ field: 'words', from: null, to: words }]),
        ])
        return true
      })
    },

    /** Takes that back; false where nobody said so. Source: decision A4.5. */
    async undismiss(actor: Actor, id: number, body: Static<typeof OtherLeadBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { mine, other } = await openedPair(change, actor, id, body, {})
        if (!(await duplicateQueries(change.db).undismiss([mine.id, other.id]))) return false
        await auditBoth(change, 'lead.not-duplicate-undo', mine, other, [])
        return true
      })
    },
  }
}

/**
 * Both leads of a body that names one, locked, for whoever may open both.
 * @throws AppError 409 for another lead that is no longer there.
 */
async function openedPair(
  change: Change,
  actor: Actor,
  id: number,
  body: Static<typeof OtherLeadBody>,
  errors: Parameters<typeof acceptedWith>[2],
): Promise<{ mine: LeadRecord; other: LeadRecord }> {
  const { otherId } = body.values
  const { mine, other } = await lockedPair(change, id, otherId)
  const one = opened(actor, mine)
  const isKnown = other !== undefined || (await isOtherLead(change, id, otherId))
  acceptedWith(body, ['otherId'], { ...errors, ...(!isKnown && { otherId: ['enumerable'] }) })
  if (!other) throw conflict()
  return { mine: one, other: opened(actor, other) }
}

/** A line about a pair in the history of each, which names the other, and a refresh of what shows either. */
async function auditBoth(
  change: Change,
  action: AuditEntry['action'],
  one: LeadRecord,
  another: LeadRecord,
  changes: NonNullable<AuditEntry['changes']>,
): Promise<void> {
  for (const [lead, other] of [
    [one, another],
    [another, one],
  ] as const) {
    const name = leadName({ firstName: other.first_name, lastName: other.last_name })
    await change.audit({
      action,
      entity: 'lead',
      entityId: lead.id,
      changes: [{ field: 'otherLead', from: null, to: name }, ...changes],
    })
  }
  change.push('leads-refresh', {})
}
