import { types } from 'mobx-state-tree'

/** The pages of imports have stores of their own, and refetch when an import has changed. */
export const ImportsStoreModel = types
  .model('Imports', {})
  /** Incremented by each push about imports. */
  .volatile(() => ({ revision: 0 }))
  .actions((self) => ({
    forget() {},
    receiveRefresh() {
      self.revision += 1
    },
  }))
