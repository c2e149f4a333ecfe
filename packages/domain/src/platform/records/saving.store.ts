import { types } from 'mobx-state-tree'
import { outcomeOf, type WriteOutcome } from './write-outcome.ts'

/** Base of every store that writes. */
export const SavingModel = types
  .model('Saving', {})
  .volatile(() => ({
    /** Disables the controls of the write (rule G24). */
    isSaving: false,
  }))
  .actions((self) => ({
    setSaving(isSaving: boolean) {
      self.isSaving = isSaving
    },
  }))
  .actions((self) => ({
    /** `isSaving` is true until `write` has settled. */
    async whileSaving<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
      self.setSaving(true)
      try {
        return await write()
      } finally {
        self.setSaving(false)
      }
    },
  }))
  .actions((self) => ({
    written: (write: () => Promise<boolean>): Promise<WriteOutcome> =>
      self.whileSaving(() => outcomeOf(write)),
  }))

interface Followed {
  whileSaving<Outcome>(write: () => Promise<Outcome>): Promise<Outcome>
  receiveRefresh(): Promise<void>
}

/** Refetches what is displayed after a successful write. */
export const writeAndFollow = (store: Followed, write: () => Promise<boolean>): Promise<WriteOutcome> =>
  store.whileSaving(async () => {
    const outcome = await outcomeOf(write)
    if (outcome.kind === 'done') void store.receiveRefresh()
    return outcome
  })
