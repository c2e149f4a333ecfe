import { types, type Instance } from 'mobx-state-tree'

/** Whether pushes arrive. Source: decision X2. */
export const LiveStoreModel = types
  .model('Live', {})
  .volatile(() => ({ isLive: false }))
  .actions((self) => ({
    setLive(isLive: boolean) {
      self.isLive = isLive
    },
  }))

/** Whether pushes arrive. */
export interface LiveStore extends Instance<typeof LiveStoreModel> {}
