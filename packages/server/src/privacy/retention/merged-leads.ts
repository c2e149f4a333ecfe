import type { MergedField } from '@latchkey/domain/duplicates/merge.rules'
import { REMOVED } from '@latchkey/domain/privacy/retention/retention.messages'
import type { Config } from '../../config/config.ts'
import type { Change } from '../../context/context.ts'
import { MERGE_CHANGES } from '../../leads/record/lead.history.ts'
import { leadQueries } from '../../leads/record/lead.queries.ts'
import { removeOutboxMails } from '../../mail/outbox.ts'
import { anonymiseQueries } from './anonymise.queries.ts'
import { mergedLeadQueries } from './merged-leads.queries.ts'
import { textsIn } from './person-in-text.ts'
import { hasAnyOf, mergedTextsOf, type MergedTexts } from './merged-texts.ts'

type MergedTextsByLead = ReadonlyMap<number, MergedTexts>

type Line = Awaited<ReturnType<ReturnType<typeof anonymiseQueries>['lines']>>[number]

/** The fields kept in a line about two leads: ids, and what an anonymised lead keeps too. */
const KEPT_FIELD = /^(?:mergeId|reason|handler|property\..*)$/

/** Removes what the trails of other leads say about these. */
export async function clearPairs(change: Change, ids: readonly number[]): Promise<void> {
  const queries = anonymiseQueries(change.db)
  const lines = await queries.linesOfPairs(ids)
  const fields = new Set(lines.flatMap(({ changes }) => changes.map(({ field }) => field)))
  await queries.removeValues(
    lines.map(({ id }) => id),
    [...fields].filter((field) => !KEPT_FIELD.test(field)),
  )
}

/** The texts that other leads took over from these. Read before the merges, which record them, are cleared. */
export const textsMergedFrom = async (change: Change, ids: readonly number[]): Promise<MergedTextsByLead> =>
  mergedTextsOf(await mergedLeadQueries(change.db).mergesFrom(ids), ids)

/** Removes it from their trails and jobs, and from the leads themselves where the merge was undone. */
export async function clearMergedTexts(change: Change, textsByLead: MergedTextsByLead): Promise<void> {
  for (const [leadId, merged] of textsByLead) {
    if (merged.texts.size === 0) continue
    await clearLines(change, leadId, merged)
    await clearJobs(change, leadId, merged)
    if (merged.isOthers) await clearLead(change, leadId, merged)
  }
}

/** Mails about these leads that were written to the person, or in the person's name. */
export async function removeMailsWithTexts(
  config: Pick<Config, 'dataDir'>,
  textsByLead: MergedTextsByLead,
): Promise<void> {
  for (const [leadId, { texts }] of textsByLead)
    await removeOutboxMails(config, [leadId], (words) => hasAnyOf(words, texts))
}

const hasTexts = (value: unknown, { texts }: MergedTexts): boolean =>
  textsIn(value).some((text) => hasAnyOf(text, texts))

/** Clears lines from that of the merge on: what the lead had before is its own. */
async function clearLines(change: Change, leadId: number, merged: MergedTexts): Promise<void> {
  const queries = anonymiseQueries(change.db)
  const lines = (await queries.lines([leadId])).toSorted((one, other) => one.id - other.id)
  const first = lines.findIndex(({ changes }) => mergeIdOf(changes) === merged.mergeId)
  // Others name the lead as it was called then.
  const pairs = await queries.linesOfPairs([leadId])
  for (const { id, changes } of [...lines.slice(Math.max(first, 0)), ...pairs]) {
    const fields = changes.filter(({ from, to }) => hasTexts([from, to], merged)).map(({ field }) => field)
    if (fields.length > 0) await queries.removeValues([id], fields)
  }
}

const mergeIdOf = (changes: Line['changes']): unknown =>
  changes.find(({ field }) => field === MERGE_CHANGES.id)?.to

/**
 * Removes texts left in a group that changed before the merge was undone, and in notes that were joined; in the lead,
 * and in the changes that undoing another merge would restore.
 */
async function clearLead(change: Change, leadId: number, merged: MergedTexts): Promise<void> {
  const queries = mergedLeadQueries(change.db)
  const lead = await queries.lead(leadId)
  if (lead === undefined) return
  const { notes, ...group } = lead
  const cleared = { notes: without(notes, merged), ...withoutIn(group, merged) }
  if (JSON.stringify(cleared) !== JSON.stringify(lead)) await leadQueries(change.db).update(leadId, cleared)
  for (const { id, changes } of await queries.mergesInto(leadId)) {
    const valueOf = (field: MergedField['field'], value: unknown) =>
      field === 'notes' ? without(value, merged) : withoutIn(value, merged)
    const left = changes
      .map(({ field, from, to }) => ({ field, from: valueOf(field, from), to: valueOf(field, to) }))
      .filter(({ from, to }) => !hasTexts([from, to], merged))
    if (JSON.stringify(left) !== JSON.stringify(changes)) await queries.writeChanges(id, left)
  }
}

/** Notes without those that were joined to them. */
const without = <Value>(notes: Value, merged: MergedTexts): Value | string =>
  typeof notes === 'string'
    ? [...merged.notes].reduce((text, each) => text.replaceAll(each, REMOVED), notes as string)
    : notes

/** A group of columns without the texts that were taken over. */
const withoutIn = <Value>(group: Value, { texts }: MergedTexts): Value =>
  typeof group === 'object' && group !== null
    ? (Object.fromEntries(
        Object.entries(group).map(([column, value]) => [
          column,
          typeof value === 'string' && texts.has(value.trim()) ? null : (value as unknown),
        ]),
      ) as Value)
    : group

async function clearJobs(change: Change, leadId: number, merged: MergedTexts): Promise<void> {
  const queries = mergedLeadQueries(change.db)
  const jobs = (await queries.failedJobs(leadId)).filter(({ output }) => hasTexts(output, merged))
  if (jobs.length > 0) await queries.clearOutputs(jobs.map(({ id }) => id))
}
