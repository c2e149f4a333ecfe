import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { NotDuplicateBody, OtherLeadBody } from '@latchkey/domain/duplicates/merge.body'
import { notDuplicateErrors } from '@latchkey/domain/duplicates/merge.rules'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { personTexts, searchTermsOf } from '@latchkey/domain/search/search-terms'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { foundLead } from '../leads/record/lead.guards.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { openSections } from '../leads/record/lead.policy.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import type { Actor } from '../platform/http/actor.ts'
import { orNull } from '../platform/values/blank.ts'
import { searchQueries } from '../search/search.queries.ts'
import { presentDuplicates } from './duplicates.present.ts'
import { duplicateQueries } from './duplicates.queries.ts'
import { openedPair } from './pair.ts'

export type DuplicatesService = ReturnType<typeof duplicatesService>

export function duplicatesService(context: Context) {
  /** A search term that finds most of them; empty if it would find only the lead itself. */
  async function searchFor(
    { permissions }: Actor,
    { phone, email }: LeadRecord,
  ): Promise<Pick<Duplicates, 'search'>> {
    const sections = openSections({ permissions })
    const found = await Promise.all(
      personTexts({ phone, email }).map(async (text) => ({
        text,
        total: await searchQueries(context.db).countLeads(sections, searchTermsOf(text)),
      })),
    )
    const [search] = found.toSorted((one, other) => other.total - one.total)
    return search === undefined || search.total < 2 ? {} : { search }
  }

  return {
    async of(actor: Actor, id: number): Promise<Duplicates> {
      const lead = foundLead(actor, await leadQueries(context.db).find(id))
      const duplicates = presentDuplicates(actor, await duplicateQueries(context.db).of(id))
      return duplicates.more ? { ...duplicates, ...(await searchFor(actor, lead)) } : duplicates
    },

    /** False for leads of different persons and for a pair that is already dismissed. */
    async dismiss(actor: Actor, id: number, body: Static<typeof NotDuplicateBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { mine, other, values } = await openedPair(change, {
          actor,
          id,
          body,
          fields: ['otherId', 'reason'],
          errorsOf: () => notDuplicateErrors(body.values),
        })
        const { reason, words } = values
        const duplicates = duplicateQueries(change.db)
        const isNew =
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

    /** False for a pair that was not dismissed. */
    async undismiss(actor: Actor, id: number, body: Static<typeof OtherLeadBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { mine, other } = await openedPair(change, { actor, id, body, fields: ['otherId'] })
        if (!(await duplicateQueries(change.db).undismiss([mine.id, other.id]))) return false
        await auditBoth(change, 'lead.not-duplicate-undo', mine, other, [])
        return true
      })
    },
  }
}

/** Audits both leads of a pair, each entry with the other's id, and pushes a refresh. */
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
      otherLeadId: other.id,
      changes: [{ field: 'otherLead', from: null, to: name }, ...changes],
    })
  }
  change.push('leads-refresh', { ids: [one.id, another.id] })
}
