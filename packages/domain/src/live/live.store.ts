import { types, type Instance } from 'mobx-state-tree'

/**
 * Whether what is shown keeps up to date by itself: `live` while pushes arrive, `not-live` while they do not, `offline`
 * while the browser has no network at all.
 */
export type LiveState = 'live' | 'not-live' | 'offline'

/** Whether what is shown keeps up to date by itself. Source: decision X2. */
export const LiveStoreModel = types
  .model('Live', {})
  .volatile(() => ({ state: 'live' as LiveState }))
  .actions((self) => ({
    setState(state: LiveState) {
      self.state = state
    },
  }))

/** Whether what is shown keeps up to date by itself. */
export interface LiveStore extends Instance<typeof LiveStoreModel> {}
