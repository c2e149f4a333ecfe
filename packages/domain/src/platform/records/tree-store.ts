/** `root.store.ts` does not compile with a store of the tree that lacks one of these. */
export interface TreeStore {
  /** Clears the data of the previous user. */
  forget(): void
  /** Refetches what is displayed, after pushes may have been missed. */
  receiveRefresh(): unknown
}

/** Actions of a store without data of a user. */
export const forgetsNothing = () => ({ forget() {} })

/** Actions of a store that no push is about. */
export const refetchesNothing = () => ({ receiveRefresh() {} })
