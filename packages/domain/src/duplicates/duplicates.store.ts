import { getEnv } from 'mobx-state-tree'
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

interface Env extends DuplicatesEnv, LeadsEnv {
  stores: { leads: Pick<LeadsStore, 'receiveRefresh' | 'whileSaving'> }
}

/** Created with the dialog of a lead, to stay out of the entry chunk. Lists refetch after its writes. */
export const DuplicatesStoreModel = SavingModel.named('Duplicates').actions((self) => {
  const env = () => getEnv<Env>(self)
  const written = <Outcome>(write: () => Promise<Outcome>): Promise<Outcome> => {
    const { leads } = env().stores
    // LeadsStore defers pushes meanwhile, so the push of the write causes no second fetch.
    const writeAndRefresh = async () => {
      const outcome = await write()
      void leads.receiveRefresh()
      return outcome
    }
    return self.whileSaving(() => leads.whileSaving(writeAndRefresh))
  }
  return {
    read: (leadId: number): Promise<ReadOutcome<Duplicates>> => readingOf(() => env().duplicates.of(leadId)),
    /** Not shared with LeadsStore. */
    readLead: async (id: number): Promise<LeadRecord> => LeadModel.create(await env().leads.get(id)),
    /** Keeps one lead and hides the other. */
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
