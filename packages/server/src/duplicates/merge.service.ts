import type { MergeBody, UnmergeBody } from '@latchkey/domain/duplicates/merge.body'
import {
  joinedNotes,
  mergedFields,
  mergeObstacle,
  takeErrors,
  undoneFields,
  type MergedField,
  type Take,
} from '@latchkey/domain/duplicates/merge.rules'
import { isUnassigned } from '@latchkey/domain/leads/handler/handler.words'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { MERGE_CHANGES } from '../leads/leads.history.ts'
import { leadChanges } from '../leads/leads.changes.ts'
import { opened } from '../leads/leads.guards.ts'
import { presentLead, type LeadRecord } from '../leads/leads.present.ts'
import { leadQueries } from '../leads/leads.queries.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { cannotMerge, conflict } from '../platform/http/error.ts'
import { isId } from '@latchkey/domain/platform/values/id'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { duplicateQueries } from './duplicates.queries.ts'
import { columnsOf, mergeValues, writeImages } from './merge-values.ts'
import { mergeQueries } from './merge.queries.ts'
import { isOtherLead, lockedPair } from './pair.ts'

/** Merging leads and undoing it. */
export type MergeService = ReturnType<typeof mergeService>

/** Creates the service. */
export function mergeService(context: Context) {
  return {
    /**
     * Puts the other lead away and gives this one what is taken of it; false where they share neither phone nor email.
     * Source: decisions A4.2 and A4.3.
     * @throws AppError 409 where one has changed since it was read, or the other cannot be put away.
     */
    async merge(actor: Actor, id: number, body: Static<typeof MergeBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const at = new Date(context.now())
        const { mine, other } = await lockedPair(change, id, body.values.otherId)
        const kept = opened(actor, mine)
        const isKnown = other !== undefined || (await isOtherLead(change, id, body.values.otherId))
        const { take, otherId, version, otherVersion } = acceptedWith(
          body,
          ['otherId', 'version', 'otherVersion'],
          {
            ...(body.values.otherId !== null && !isKnown && { otherId: ['enumerable'] }),
            ...takeErrors(body.values.take, joinedNotes(kept.notes, other?.notes ?? null)),
          },
        )
        if (!other) throw conflict()
        const putAway = opened(actor, other)
        if (version !== kept.version || otherVersion !== putAway.version) throw conflict()
        if (!(await duplicateQueries(change.db).areOnePerson(id, otherId))) return false
        const obstacle = mergeObstacle(
          { status: putAway.status, viewingDate: unixSecondsOrNull(putAway.viewing_at) },
          context.now() / 1000,
        )
        if (obstacle !== null) throw cannotMerge(obstacle)

        const queries = leadQueries(change.db)
        const imagesOf = async (lead: LeadRecord) => (await queries.images(lead.id)).map((image) => image.id)
        const changes = mergedFields(
          mergeValues(kept, await imagesOf(kept)),
          mergeValues(putAway, await imagesOf(putAway)),
          { ...take, ...handlerTaken(kept) },
        )
        const mergeId = await mergeQueries(change.db).add({
          keptId: id,
          mergedId: otherId,
          userId: actor.userId,
          at,
          changes,
        })
        const written = await write(change, kept, changes)
        await mergeQueries(change.db).set(otherId, { deleted_at: at, merged_into_id: id })
        await audit(change, 'lead.merge', id, [
          { field: MERGE_CHANGES.id, from: null, to: mergeId },
          { field: MERGE_CHANGES.with, from: null, to: nameOf(putAway) },
          ...written,
        ])
        await audit(change, 'lead.merge', otherId, [
          { field: MERGE_CHANGES.into, from: null, to: nameOf(kept) },
        ])
        change.push('leads-refresh', {})
        return true
      })
    },

    /** Brings the other lead back and sets back what nobody has changed since; false when it was undone already. Source: decision A4.4. */
    async unmerge(
      actor: Actor,
      id: number,
      body: Static<typeof UnmergeBody>,
    ): Promise<{ kept: string[] } | false> {
      return context.change(actor, async (change) => {
        const kept = opened(actor, await leadQueries(change.db).lock(id))
        const merges = mergeQueries(change.db)
        const { mergeId } = body.values
        const merge = mergeId === null || !isId(mergeId) ? undefined : await merges.find(mergeId, id)
        acceptedWith(body, ['mergeId'], mergeId !== null && !merge ? { mergeId: ['enumerable'] } : {})
        if (!merge || merge.undone_at !== null) return false
        const images = (await leadQueries(change.db).images(id)).map((image) => image.id)
        const { back, kept: left } = undoneFields(mergeValues(kept, images), merge.changes)
        const written = await write(change, kept, back)
        await merges.set(merge.merged_id, { deleted_at: null, merged_into_id: null })
        await merges.markUndone(merge.id, actor.userId, new Date(context.now()))
        const other = await leadQueries(change.db).find(merge.merged_id)
        await audit(change, 'lead.unmerge', id, [
          { field: MERGE_CHANGES.with, from: other ? nameOf(other) : null, to: null },
          ...written,
        ])
        await audit(change, 'lead.unmerge', merge.merged_id, [
          { field: MERGE_CHANGES.into, from: nameOf(kept), to: null },
        ])
        change.push('leads-refresh', {})
        return { kept: left }
      })
    },
  }
}

/** A lead that nobody has takes the other's handler. Source: decision A4. */
const handlerTaken = (kept: LeadRecord): { handler?: Take } =>
  isUnassigned(kept.handler) ? { handler: 'other' } : {}

/** Writes changed fields of a locked lead; its version rises where its form's fields are among them. Answers the changes for the trail. */
async function write(
  change: Change,
  saved: LeadRecord,
  changes: readonly MergedField[],
): Promise<NonNullable<AuditEntry['changes']>> {
  if (changes.length === 0) return []
  const queries = leadQueries(change.db)
  const columns = columnsOf(changes)
  if (changes.some(({ field }) => field !== 'handler')) await queries.update(saved.id, columns)
  else await mergeQueries(change.db).set(saved.id, columns)
  await writeImages(change.db, saved.id, changes)
  const written = await queries.find(saved.id)
  if (!written) throw new Error('A lead that is locked is gone.')
  return leadChanges(presentLead(saved, []), presentLead(written, []))
}

async function audit(
  change: Change,
  action: AuditEntry['action'],
  entityId: number,
  changes: NonNullable<AuditEntry['changes']>,
): Promise<void> {
  await change.audit({ action, entity: 'lead', entityId, changes })
}

const nameOf = ({ first_name: firstName, last_name: lastName }: LeadRecord): string =>
  leadName({ firstName, lastName })
