import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { Settings } from './settings.contract.ts'
import type { SettingsEnv } from './settings.port.ts'

/** How the server is set up, as far as pages need to know. */
export const SettingsStoreModel = types
  .model('Settings', {})
  .volatile(() => ({
    /** Null until read; what depends on it is then not offered. */
    known: null as Settings | null,
  }))
  .actions((self) => ({
    /** Reads the settings unless they are known: they change only when the server is started anew. */
    load: flow(function* () {
      if (self.known !== null) return
      try {
        self.known = yield* toGenerator(getEnv<SettingsEnv>(self).settings.read())
      } catch {
        // The next page that needs them asks again.
      }
    }),
  }))

/** How the server is set up, as far as pages need to know. */
export interface SettingsStore extends Instance<typeof SettingsStoreModel> {}
