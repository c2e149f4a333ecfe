import { getEnv, types } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { problemOf } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import {
  outcomeOf,
  writeFailure,
  type WriteFailure,
  type WriteOutcome,
} from '../platform/records/write-outcome.ts'
import type { RetentionEnv } from './retention.calls.ts'
import type { AnonymiseReport, DueLead } from './retention/retention.contract.ts'
import type { KeepingDraft } from './retention/retention.suite.ts'

const DueLeadsModel = listModelOf<DueLead, never>({
  name: 'Due leads',
  fetchPage: (list, query) => getEnv<RetentionEnv>(list).retention.list(query),
})

export type AnonymiseOutcome = { kind: 'reported'; report: AnonymiseReport } | WriteFailure

/** The leads that are due for review; each write refetches them. */
export const RetentionStoreModel = types
  .compose('Retention', SavingModel, types.model({ list: types.optional(DueLeadsModel, {}) }))
  .actions((self) => ({
    keep: (ids: readonly number[], keeping: KeepingDraft): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = await outcomeOf(() => getEnv<RetentionEnv>(self).retention.keep(ids, keeping))
        void self.list.refresh()
        return outcome
      }),

    /** Never rejects. */
    anonymise: (ids: readonly number[]): Promise<AnonymiseOutcome> =>
      self.whileSaving(async (): Promise<AnonymiseOutcome> => {
        try {
          const report = await getEnv<RetentionEnv>(self).retention.anonymise(ids)
          return { kind: 'reported', report }
        } catch (caught) {
          return writeFailure(problemOf(caught))
        } finally {
          void self.list.refresh()
        }
      }),
  }))
