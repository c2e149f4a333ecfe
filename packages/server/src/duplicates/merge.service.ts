import type { MergeBody, UnmergeBody } from '@latchkey/domain/duplicates/merge.body'
import {
  joinedNotes,
  mergedFields,
  mergeObstacle,
  mergeChoiceErrors,
  undoneFields,
  withoutUndone,
  type MergedField,
  type MergeValues,
  type MergeChoice,
  type MergeChoiceValues,
} from '@latchkey/domain/duplicates/merge.rules'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { MERGE_CHANGES } from '../leads/record/lead.history.ts'
import { leadChanges } from '../leads/record/lead.changes.ts'
import { depositQueries } from '../leads/deposit/deposit.queries.ts'
import { foundLead } from '../leads/record/lead.guards.ts'
import { handlerQueries } from '../leads/handler/handler.queries.ts'
import { isUnassignedLead } from '../leads/record/lead.policy.ts'
import { presentLead, type LeadRecord } from '../leads/record/lead.present.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { cannotMerge, conflict } from '../platform/http/error.ts'
import { isId } from '@latchkey/domain/platform/values/id'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { duplicateQueries } from './duplicates.queries.ts'
import { endMovedLinks, mailMovedLink } from './merge-mail.ts'
import { columnsOf, mergeValues, writeImages } from './merge-values.ts'
import { mergeQueries } from './merge.queries.ts'
import { openedPair } from './pair.ts'

export type MergeService = ReturnType<typeof mergeService>

export function mergeService(context: Context) {
  return {
    /**
     * Merges the other lead into this one; false where they share neither phone nor email.
     * @throws AppError 409 when a lead has changed since it was read, or the other cannot be merged
     */
    async merge(actor: Actor, id: number, body: Static<typeof MergeBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { kept, other, take } = await acceptedMerge(change, actor, id, body)
        if (!(await duplicateQueries(change.db).areOnePerson(kept.id, other.id))) return false
        const viewingDate = unixSecondsOrNull(other.viewing_at)
        const obstacle = mergeObstacle({ status: other.status, viewingDate }, context.now() / 1000)
        if (obstacle !== null) throw cannotMerge(obstacle)
        const deposit = await depositQueries(change.db).holder(other.id, null)
        if (deposit !== undefined) throw cannotMerge('deposit')
        await mergeLeads(change, kept, other, { take, actor, at: new Date(context.now()) })
        change.push('leads-refresh', { ids: [kept.id, other.id] })
        return true
      })
    },

    /**
     * Restores the other lead and resets merged fields that have not changed since; false when already undone.
     */
    async unmerge(
      actor: Actor,
      id: number,
      body: Static<typeof UnmergeBody>,
    ): Promise<{ kept: string[] } | false> {
      return context.change(actor, async (change) => {
        const kept = foundLead(actor, await leadQueries(change.db).lock(id))
        const merges = mergeQueries(change.db)
        const { mergeId } = body.values
        const merge = mergeId === null || !isId(mergeId) ? undefined : await merges.find(mergeId, id)
        acceptedWith(body, ['mergeId'], mergeId !== null && !merge ? { mergeId: ['enumerable'] } : {})
        if (!merge || merge.undone_at !== null) return false
        const merged = await leadQueries(change.db).lockMerged(merge.merged_id, id)
        // Anonymised since.
        if (!merged) return false
        const other = foundLead(actor, merged)
        const { back, kept: left } = undoneFields(await valuesOf(change, kept), merge.changes)
        const { after, changes } = await write(change, kept, back)
        await merges.set(other.id, { deleted_at: null, merged_into_id: null })
        const moved = { before: kept, after, now: context.now() }
        await endMovedLinks(change, moved)
        await mailMovedLink(change, moved, null)
        for (const later of await merges.later(merge.id, id))
          await merges.setChanges(later.id, withoutUndone(later.changes, merge.changes))
        await merges.markUndone(merge.id, actor.userId, new Date(context.now()))
        await auditBoth(change, 'lead.unmerge', [kept, other], {
          kept: [{ field: MERGE_CHANGES.with, from: nameOf(other), to: null }, ...changes],
          merged: [{ field: MERGE_CHANGES.into, from: nameOf(kept), to: null }],
        })
        change.push('leads-refresh', { ids: [kept.id, other.id] })
        return { kept: left }
      })
    },
  }
}

/** Both leads, locked, and the fields to take, validated against the versions that were compared. */
async function acceptedMerge(change: Change, actor: Actor, id: number, body: Static<typeof MergeBody>) {
  const { mine, other, values } = await openedPair(change, {
    actor,
    id,
    body,
    fields: ['otherId', 'version', 'otherVersion'],
    errorsOf: (kept, merged) =>
      mergeChoiceErrors(body.values.take, joinedNotes(kept.notes, merged?.notes ?? null)),
  })
  if (values.version !== mine.version || values.otherVersion !== other.version) throw conflict()
  return { kept: mine, other, take: values.take }
}

/** Marks the other lead as merged and records what the kept one took over. */
async function mergeLeads(
  change: Change,
  kept: LeadRecord,
  other: LeadRecord,
  { take, actor, at }: { take: MergeChoiceValues; actor: Actor; at: Date },
): Promise<void> {
  const changes = mergedFields(await valuesOf(change, kept), await valuesOf(change, other), {
    ...take,
    ...(await handlerTaken(change, kept, other)),
  })
  const merges = mergeQueries(change.db)
  const mergeId = await merges.add({
    keptId: kept.id,
    mergedId: other.id,
    userId: actor.userId,
    at,
    changes,
  })
  const written = await write(change, kept, changes)
  const moved = { before: kept, after: written.after, now: at.getTime() }
  await endMovedLinks(change, moved)
  await merges.set(other.id, { deleted_at: at, merged_into_id: kept.id })
  await mailMovedLink(change, moved, other.id)
  await auditBoth(change, 'lead.merge', [kept, other], {
    kept: [
      { field: MERGE_CHANGES.id, from: null, to: mergeId },
      { field: MERGE_CHANGES.with, from: null, to: nameOf(other) },
      ...written.changes,
    ],
    merged: [{ field: MERGE_CHANGES.into, from: null, to: nameOf(kept) }],
  })
}

const valuesOf = async (change: Change, lead: LeadRecord): Promise<MergeValues> =>
  mergeValues(
    lead,
    (await leadQueries(change.db).images(lead.id)).map(({ id }) => id),
  )

/** An unassigned lead takes the other's handler if that person may open it. */
async function handlerTaken(
  change: Change,
  kept: LeadRecord,
  other: LeadRecord,
): Promise<{ handler?: MergeChoice }> {
  if (!isUnassignedLead(kept) || other.handler_user_id === null) return {}
  const handlers = handlerQueries(change.db)
  return (await handlers.canHandle(other.handler_user_id, kept.status as LeadStatus))
    ? { handler: 'other' }
    : {}
}

/**
 * Writes changed fields of a locked lead. The version increases only for fields of the form. Returns the updated lead
 * and the changes for the audit trail.
 */
async function write(
  change: Change,
  saved: LeadRecord,
  changes: readonly MergedField[],
): Promise<{ after: LeadRecord; changes: NonNullable<AuditEntry['changes']> }> {
  if (changes.length === 0) return { after: saved, changes: [] }
  const queries = leadQueries(change.db)
  const columns = columnsOf(changes)
  if (changes.some(({ field }) => field !== 'handler')) await queries.update(saved.id, columns)
  else await mergeQueries(change.db).set(saved.id, columns)
  await writeImages(change.db, saved.id, changes)
  const written = await queries.find(saved.id)
  if (!written) throw new Error('A locked lead does not exist any more.')
  return { after: written, changes: leadChanges(presentLead(saved, []), presentLead(written, [])) }
}

type Changes = NonNullable<AuditEntry['changes']>

/** An entry for each lead, which refers to the other. */
async function auditBoth(
  change: Change,
  action: AuditEntry['action'],
  [kept, other]: readonly [LeadRecord, LeadRecord],
  changes: { readonly kept: Changes; readonly merged: Changes },
): Promise<void> {
  await change.auditAll([
    { action, entity: 'lead', entityId: kept.id, otherLeadId: other.id, changes: changes.kept },
    { action, entity: 'lead', entityId: other.id, otherLeadId: kept.id, changes: changes.merged },
  ])
}

const nameOf = ({ first_name: firstName, last_name: lastName }: LeadRecord): string =>
  leadName({ firstName, lastName })
