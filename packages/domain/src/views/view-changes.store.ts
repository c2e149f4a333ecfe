import { types, type Instance } from 'mobx-state-tree'

/** What every page of the staff knows of saved views: that somebody wrote one. The views themselves come with the lists. */
export const ViewChangesModel = types
  .model('View changes', {})
  .volatile(() => ({
    /** Counts the writes that were heard of. */
    revision: 0,
  }))
  .actions((self) => ({
    /** Somebody wrote a view, or changed how they use one. */
    receiveRefresh() {
      self.revision += 1
    },
  }))

/** What every page of the staff knows of saved views. */
export interface ViewChanges extends Instance<typeof ViewChangesModel> {}
