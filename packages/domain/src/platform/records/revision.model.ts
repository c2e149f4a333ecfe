import { reaction } from 'mobx'
import { types, type Instance } from 'mobx-state-tree'

/** In the tree for a feature whose pages have stores of their own, which refetch when it changes. */
export const RevisionModel = types
  .model('Revision', {})
  /** Incremented by each push about the feature, and after a reconnect. */
  .volatile(() => ({ revision: 0 }))
  .actions((self) => ({
    forget() {},
    receiveRefresh() {
      self.revision += 1
    },
  }))

export interface Revision extends Instance<typeof RevisionModel> {}

/** Refetches on each change, until the returned function is called. */
export const followRevision = (of: Pick<Revision, 'revision'>, refetch: () => unknown): (() => void) =>
  reaction(
    () => of.revision,
    () => void refetch(),
  )
