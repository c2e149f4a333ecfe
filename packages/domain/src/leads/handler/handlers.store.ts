import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { HandlerOption } from './handler.contract.ts'

/** The call that it makes. */
interface HandlersEnv {
  leads: { handlers(): Promise<HandlerOption[]> }
}

/** Everybody who can be given a lead, for the page that asks. */
export const HandlersModel = types
  .model('Handlers', {
    /** By name; empty until read. */
    options: types.optional(types.frozen<readonly HandlerOption[]>(), []),
  })
  .actions((self) => ({
    /** Reads them; when that fails, those known so far stay. */
    load: flow(function* () {
      try {
        self.options = yield* toGenerator(getEnv<HandlersEnv>(self).leads.handlers())
      } catch {
        // A select with yesterday's handlers serves better than an error over a list.
      }
    }),
  }))
