import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BuildEnv } from './build.calls.ts'
import { forgetsNothing, refetchesNothing } from '../platform/records/tree-store.ts'

/** Polling interval, in milliseconds. */
export const BUILD_CHECK_MS = 60_000

export const BuildStoreModel = types
  .model('Build', {})
  .actions(forgetsNothing)
  .actions(refetchesNothing)
  .volatile(() => ({ isOutdated: false }))
  .actions((self) => ({
    check: flow(function* () {
      const { build } = getEnv<BuildEnv>(self)
      if (build.own === '' || self.isOutdated) return
      try {
        const served = yield* toGenerator(build.fetchServed())
        if (served !== null && served !== '' && served !== build.own) self.isOutdated = true
      } catch {
        // Offline, or the server is restarting; retried at the next poll.
      }
    }),
    /** A chunk could not be fetched: it is missing on the server, or the connection is down. */
    reportMissingPart: flow(function* () {
      try {
        yield* toGenerator(getEnv<BuildEnv>(self).build.fetchServed())
        // The server answers, so the chunk is missing: only a reload helps, whatever the build ids are.
        self.isOutdated = true
      } catch {
        // Without a connection nothing is known about the build.
      }
    }),
  }))

export interface BuildStore extends Instance<typeof BuildStoreModel> {}
