import { reaction } from 'mobx'
import { getEnv, types } from 'mobx-state-tree'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { ToCompleteEnv } from './to-complete.calls.ts'
import type { ToComplete } from './to-complete.contract.ts'
import { IGNORED } from './to-complete.messages.ts'

type PageEnv = ToCompleteEnv & {
  stores: { leads: { readonly toCompleteRevision: number; countToComplete(): void } }
}

/** The enquiries that wait to be completed, of one page. */
export const ToCompletePageModel = types
  .compose('To complete', SavingModel, readingModelOf<readonly ToComplete[]>('Enquiries to complete'))
  .views((self) => ({
    /** Oldest first. */
    get enquiries(): readonly ToComplete[] {
      return self.value ?? []
    },
  }))
  .actions((self) => ({
    load: () => self.read(() => getEnv<ToCompleteEnv>(self).toComplete.list()),
  }))
  .actions((self) => ({
    /** Loads, and refetches on each push until the returned function is called. */
    follow() {
      void self.load()
      return reaction(
        () => getEnv<PageEnv>(self).stores.leads.toCompleteRevision,
        () => void self.load(),
      )
    },
    ignore: async (id: number, reason: string): Promise<WriteOutcome> => {
      const outcome = await self.written(
        () => getEnv<ToCompleteEnv>(self).toComplete.ignore(id, reason),
        IGNORED,
      )
      getEnv<PageEnv>(self).stores.leads.countToComplete()
      await self.load()
      return outcome
    },
  }))
