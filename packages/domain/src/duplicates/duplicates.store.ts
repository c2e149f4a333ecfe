import { reaction } from 'mobx'
import { addDisposer, getEnv, type Instance } from 'mobx-state-tree'
import { LeadModel, type LeadRecord } from '../leads/lead.model.ts'
import type { LeadsEnv } from '../leads/leads.port.ts'
import type { LeadsStore } from '../leads/leads.store.ts'
import { problemOf } from '../platform/problem.ts'
import { readingOf, type ReadOutcome } from '../platform/records/read-outcome.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import {
  outcomeOf,
  writeFailure,
  type WriteFailure,
  type WriteOutcome,
} from '../platform/records/write-outcome.ts'
import type { Duplicates, MergeRefusal } from './duplicates.contract.ts'
import type { Dismissal, DuplicatesEnv, MergeSave } from './duplicates.port.ts'
import { CANNOT_MERGE, CHANGED_SINCE } from './duplicates.messages.ts'

/** What came of a merge; `message` says why it was refused. */
export type MergeOutcome = WriteOutcome | { kind: 'obstacle'; message: string }

/** What came of undoing one: the fields that were left alone. */
export type UnmergeOutcome = { kind: 'done'; kept: string[] } | { kind: 'refused' } | WriteFailure

/** Why a merge was refused, in words; null for a body that is not known. */
function refusalIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const refusal = body as MergeRefusal
  if (refusal.error === 'conflict') return CHANGED_SINCE
  return refusal.error === 'cannot-merge' ? CANNOT_MERGE[refusal.reason] : null
}

/** Leads of one person: finding, merging and telling them apart. Source: decision A4. */
export const DuplicatesStoreModel = SavingModel.named('Duplicates')
  .volatile(() => ({
    /** Counts the writes that may have changed what lists show. */
    writes: 0,
  }))
  .actions((self) => ({
    countWrite() {
      self.writes += 1
    },
  }))
  .actions((self) => {
    const env = () => getEnv<DuplicatesEnv & LeadsEnv>(self)
    const written = <Outcome>(write: () => Promise<Outcome>): Promise<Outcome> =>
      self.whileSaving(async () => {
        const outcome = await write()
        self.countWrite()
        return outcome
      })
    return {
      /** This moment, in unix seconds. */
      now: (): number => env().now(),
      /** The other leads of a lead's person. */
      read: (leadId: number): Promise<ReadOutcome<Duplicates>> =>
        readingOf(() => env().duplicates.of(leadId)),
      /** A whole lead, to compare with another. */
      readLead: (id: number): Promise<ReadOutcome<LeadRecord>> =>
        readingOf(async () => LeadModel.create(await env().leads.get(id))),
      /** Puts another lead away in favour of the kept one. Source: decision A4.2. */
      merge: (keptId: number, merge: MergeSave): Promise<MergeOutcome> =>
        written(async () => {
          const outcome = await outcomeOf(() => env().duplicates.merge(keptId, merge))
          if (outcome.kind !== 'failed' || outcome.problem.kind !== 'refused') return outcome
          const message = refusalIn(outcome.problem.body)
          return message === null ? outcome : { kind: 'obstacle', message }
        }),
      /** Brings the other lead of a merge back. Source: decision A4.4. */
      unmerge: (keptId: number, mergeId: number): Promise<UnmergeOutcome> =>
        written(async (): Promise<UnmergeOutcome> => {
          try {
            const answer = await env().duplicates.unmerge(keptId, mergeId)
            return answer === false ? { kind: 'refused' } : { kind: 'done', kept: answer.kept }
          } catch (caught) {
            return writeFailure(problemOf(caught))
          }
        }),
      /** Remembers that two leads are no duplicates. Source: decision A4.5. */
      dismiss: (leadId: number, dismissal: Dismissal): Promise<WriteOutcome> =>
        written(() => outcomeOf(() => env().duplicates.dismiss(leadId, dismissal))),
      /** Takes that back. Source: decision A4.5. */
      undismiss: (leadId: number, otherId: number): Promise<WriteOutcome> =>
        written(() => outcomeOf(() => env().duplicates.undismiss(leadId, otherId))),
    }
  })

/** Leads of one person, for part of a page: only who opens a lead fetches it. Lists follow what it writes. */
export function createDuplicatesStore(leads: LeadsStore): DuplicatesStore {
  const store = DuplicatesStoreModel.create({}, getEnv<DuplicatesEnv & LeadsEnv>(leads))
  const followWrites = reaction(
    () => store.writes,
    () => void leads.receiveRefresh(),
  )
  addDisposer(store, followWrites)
  // So that a push that comes before the answer is not read in addition.
  const followSaving = reaction(
    () => store.isSaving,
    (isSaving) => leads.setSaving(isSaving),
  )
  addDisposer(store, followSaving)
  return store
}

/** Leads of one person. */
export interface DuplicatesStore extends Instance<typeof DuplicatesStoreModel> {}
