import { reaction } from 'mobx'
import { addDisposer, getEnv, type Instance } from 'mobx-state-tree'
import { LeadModel, type LeadRecord } from '../leads/lead.model.ts'
import type { LeadsEnv } from '../leads/leads.calls.ts'
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
import type { Duplicates, MergeError } from './duplicates.contract.ts'
import type { Dismissal, DuplicatesEnv, MergeSave } from './duplicates.calls.ts'
import { CANNOT_MERGE, CHANGED_SINCE } from './duplicates.messages.ts'

export type MergeOutcome = WriteOutcome | { kind: 'obstacle'; message: string }

/** `kept` are the fields that were not reset. */
export type UnmergeOutcome = { kind: 'done'; kept: string[] } | { kind: 'rejected' } | WriteFailure

/** Null for an unknown body. */
function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const error = body as MergeError
  if (error.error === 'conflict') return CHANGED_SINCE
  return error.error === 'cannot-merge' ? CANNOT_MERGE[error.reason] : null
}

export const DuplicatesStoreModel = SavingModel.named('Duplicates')
  .volatile(() => ({
    /** Number of writes that may have changed lists. */
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
      read: (leadId: number): Promise<ReadOutcome<Duplicates>> =>
        readingOf(() => env().duplicates.of(leadId)),
      /** Not shared with LeadsStore. */
      readLead: (id: number): Promise<ReadOutcome<LeadRecord>> =>
        readingOf(async () => LeadModel.create(await env().leads.get(id))),
      /** Keeps one lead and puts the other away (rule A4.2). */
      merge: (keptId: number, merge: MergeSave): Promise<MergeOutcome> =>
        written(async () => {
          const outcome = await outcomeOf(() => env().duplicates.merge(keptId, merge))
          if (outcome.kind !== 'failed' || outcome.problem.kind !== 'rejected') return outcome
          const message = messageIn(outcome.problem.body)
          return message === null ? outcome : { kind: 'obstacle', message }
        }),
      unmerge: (keptId: number, mergeId: number): Promise<UnmergeOutcome> =>
        written(async (): Promise<UnmergeOutcome> => {
          try {
            const answer = await env().duplicates.unmerge(keptId, mergeId)
            return answer === false ? { kind: 'rejected' } : { kind: 'done', kept: answer.kept }
          } catch (caught) {
            return writeFailure(problemOf(caught))
          }
        }),
      dismiss: (leadId: number, dismissal: Dismissal): Promise<WriteOutcome> =>
        written(() => outcomeOf(() => env().duplicates.dismiss(leadId, dismissal))),
      undismiss: (leadId: number, otherId: number): Promise<WriteOutcome> =>
        written(() => outcomeOf(() => env().duplicates.undismiss(leadId, otherId))),
    }
  })

/** Created with the dialog of a lead, to stay out of the entry chunk. Lists refetch after its writes. */
export function createDuplicatesStore(leads: LeadsStore): DuplicatesStore {
  const store = DuplicatesStoreModel.create({}, getEnv<DuplicatesEnv & LeadsEnv>(leads))
  const followWrites = reaction(
    () => store.writes,
    () => void leads.receiveRefresh(),
  )
  addDisposer(store, followWrites)
  // While a write runs, LeadsStore defers pushes, so its own push causes no second fetch.
  const followSaving = reaction(
    () => store.isSaving,
    (isSaving) => leads.countRunning(isSaving ? 1 : -1),
  )
  addDisposer(store, followSaving)
  return store
}

export interface DuplicatesStore extends Instance<typeof DuplicatesStoreModel> {}
