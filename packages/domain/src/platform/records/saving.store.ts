import { types } from 'mobx-state-tree'
import { notifyOutcome, type Said } from '../notify.ts'
import { outcomeOf, type WriteOutcome } from './write-outcome.ts'

/** Base of every store that writes. */
export const SavingModel = types
  .model('Saving', {})
  .volatile(() => ({
    /** A count, because a write may begin while another is running, such as the Undo of an earlier one. */
    running: 0,
  }))
  .views((self) => ({
    /** Disables the controls of the write. */
    get isSaving(): boolean {
      return self.running > 0
    },
  }))
  .actions((self) => ({
    countRunning(change: 1 | -1) {
      self.running += change
    },
  }))
  .actions((self) => ({
    /** `isSaving` is true until `write` has settled. */
    async whileSaving<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
      self.countRunning(1)
      try {
        return await write()
      } finally {
        self.countRunning(-1)
      }
    },
  }))
  .actions((self) => ({
    /** Without `said`, the caller notifies the user. */
    async written(write: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> {
      const outcome = await self.whileSaving(() => outcomeOf(write))
      if (said !== undefined) notifyOutcome(self, outcome, said)
      return outcome
    },
  }))

interface Followed {
  whileSaving<Outcome>(write: () => Promise<Outcome>): Promise<Outcome>
  receiveRefresh(): Promise<void>
}

/** Refetches what is displayed after a successful write. Without `said`, the caller notifies the user. */
export const writeAndFollow = (
  store: Followed,
  write: () => Promise<boolean>,
  said?: Said,
): Promise<WriteOutcome> =>
  store.whileSaving(async () => {
    const outcome = await outcomeOf(write)
    if (said !== undefined) notifyOutcome(store, outcome, said)
    if (outcome.kind === 'done') void store.receiveRefresh()
    return outcome
  })

/**
 * Refetches what is displayed after a write, also after one that was refused, and only then settles. Without `said`, the
 * caller notifies the user.
 */
export const writeAndRefetch = (
  store: Followed & { written(write: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> },
  write: () => Promise<boolean>,
  said?: Said,
): Promise<WriteOutcome> =>
  store.whileSaving(async () => {
    const outcome = await store.written(write, said)
    await store.receiveRefresh()
    return outcome
  })
