import { types } from 'mobx-state-tree'
import { outcomeOf, type WriteOutcome } from './write-outcome.ts'

/** What every store that writes is made of: it shows when a write is in progress. */
export const SavingModel = types
  .model('Saving', {})
  .volatile(() => ({
    /** True while a write is under way: the controls that would repeat it are disabled. Source: decision G24. */
    isSaving: false,
  }))
  .actions((self) => ({
    setSaving(isSaving: boolean) {
      self.isSaving = isSaving
    },
  }))
  .actions((self) => ({
    /** Makes a write; `isSaving` is true until it has ended. */
    async whileSaving<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
      self.setSaving(true)
      try {
        return await write()
      } finally {
        self.setSaving(false)
      }
    },
  }))

/** A store that writes, and whose lists follow what was written. */
interface Followed {
  whileSaving<Outcome>(write: () => Promise<Outcome>): Promise<Outcome>
  receiveRefresh(): Promise<void>
}

/** Makes a write that answers true or false; once it is done, the store asks again for what is on show. */
export const writeAndFollow = (store: Followed, write: () => Promise<boolean>): Promise<WriteOutcome> =>
  store.whileSaving(async () => {
    const outcome = await outcomeOf(write)
    if (outcome.kind === 'done') void store.receiveRefresh()
    return outcome
  })
