import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { Settings } from './settings.contract.ts'
import type { SettingsEnv } from './settings.calls.ts'
import { forgetsNothing, refetchesNothing } from '../platform/records/tree-store.ts'

export const SettingsStoreModel = types
  .model('Settings', {})
  .actions(forgetsNothing)
  .actions(refetchesNothing)
  .volatile(() => ({
    /** Null until loaded; features that need it are hidden or disabled meanwhile. */
    known: null as Settings | null,
  }))
  .actions((self) => ({
    /** Loads them once: they change only when the server restarts. */
    load: flow(function* () {
      if (self.known !== null) return
      try {
        self.known = yield* toGenerator(getEnv<SettingsEnv>(self).settings.read())
      } catch {
        // Retried by the next page that needs them.
      }
    }),
  }))
