import { getEnv, types } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { notifyOutcome } from '../platform/notify.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { SeveralModel, severalOutcomeOf } from '../platform/records/several.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { RetentionEnv } from './retention.calls.ts'
import type { DueLead } from './retention/retention.contract.ts'
import {
  ANONYMISE_REASON_LABELS,
  anonymisedLastName,
  RETENTION_TOASTS,
} from './retention/retention.messages.ts'
import type { KeepingDraft } from './retention/retention.suite.ts'

const DueLeadsModel = listModelOf<DueLead, never>({
  name: 'Due leads',
  fetchPage: (list, query) => getEnv<RetentionEnv>(list).retention.list(query),
})

/** The leads that are due for review; each write refetches them. */
export const RetentionStoreModel = types
  .compose('Retention', SavingModel, SeveralModel)
  .props({ list: types.optional(DueLeadsModel, {}) })
  .volatile(() => ({
    /** Ids of rows; null while nothing can be selected. */
    selected: null as readonly string[] | null,
  }))
  .views((self) => ({
    get ids(): number[] {
      return (self.selected ?? []).map(Number)
    },
  }))
  .actions((self) => ({
    select(selected: readonly string[] | null) {
      self.selected = selected
    },
  }))
  .actions((self) => ({
    keep: (keeping: KeepingDraft): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const { ids } = self
        const outcome = await outcomeOf(() => getEnv<RetentionEnv>(self).retention.keep(ids, keeping))
        notifyOutcome(self, outcome, { done: RETENTION_TOASTS.kept(ids.length), hasForm: true })
        if (outcome.kind === 'done') self.select([])
        void self.list.refresh()
        return outcome
      }),

    /** Leads that cannot be anonymised stay selected. */
    anonymise: (): Promise<void> =>
      self.whileSaving(async () => {
        const names = new Map(self.list.rows.map(({ id, name }) => [id, name]))
        const { ids } = self
        const outcome = await severalOutcomeOf(() => getEnv<RetentionEnv>(self).retention.anonymise(ids))
        void self.list.refresh()
        const done = self.conclude(self, outcome, {
          nameOf: (id) => names.get(id) ?? anonymisedLastName(id),
          reasons: ANONYMISE_REASON_LABELS,
          done: RETENTION_TOASTS.anonymised,
        })
        self.select(ids.filter((id) => !done.includes(id)).map(String))
      }),
  }))
