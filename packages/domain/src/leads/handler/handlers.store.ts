import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { HandlerOption } from './handler.contract.ts'

interface HandlersEnv {
  leads: { handlers(): Promise<HandlerOption[]> }
}

/** Users who can be assigned, loaded by the page that offers them. */
export const HandlersModel = types
  .model('Handlers', {
    /** By name; empty until loaded. */
    options: types.optional(types.frozen<readonly HandlerOption[]>(), []),
  })
  .actions((self) => ({
    /** Keeps earlier options on failure. */
    load: flow(function* () {
      try {
        self.options = yield* toGenerator(getEnv<HandlersEnv>(self).leads.handlers())
      } catch {
        // A stale list of handlers is more useful than an error over the list of leads.
      }
    }),
  }))
