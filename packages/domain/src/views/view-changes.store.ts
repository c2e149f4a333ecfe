import { types } from 'mobx-state-tree'

/** The part of saved views that every staff page needs; the views are loaded with their lists. */
export const ViewChangesModel = types
  .model('View changes', {})
  .volatile(() => ({
    /** Incremented by each push about views. */
    revision: 0,
  }))
  .actions((self) => ({
    /** A view was written, or its use changed. */
    receiveRefresh() {
      self.revision += 1
    },
  }))
