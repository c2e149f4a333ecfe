import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BuildEnv } from './build.port.ts'

/** How often the served build is asked for, in milliseconds. Source: decision G18. */
export const BUILD_CHECK_MS = 60_000

/** Whether the running page is older than what the server serves. Source: specification §1, decision G18. */
export const BuildStoreModel = types
  .model('Build', {})
  .volatile(() => ({ isOutdated: false }))
  .actions((self) => ({
    /** Asks the server now. */
    check: flow(function* () {
      const { build } = getEnv<BuildEnv>(self)
      if (build.own === '' || self.isOutdated) return
      try {
        const served = yield* toGenerator(build.fetchServed())
        if (served !== null && served !== '' && served !== build.own) self.isOutdated = true
      } catch {
        // Offline, or the server is starting: the next check will find out.
      }
    }),
    /** Reports a part of this build that could not be fetched: it is gone from the server, or the connection is down. */
    reportMissingPart: flow(function* () {
      try {
        yield* toGenerator(getEnv<BuildEnv>(self).build.fetchServed())
        // The server answers and the part is missing: only a fresh page helps, whatever the ids say.
        self.isOutdated = true
      } catch {
        // The connection is down, which says nothing about the build.
      }
    }),
  }))

/** Whether the running page is older than what the server serves. */
export interface BuildStore extends Instance<typeof BuildStoreModel> {}
