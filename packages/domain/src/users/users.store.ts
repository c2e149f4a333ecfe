import { flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import { envOf } from '../platform/env.ts'
import type { UserOption } from './user.contract.ts'

/** The agents that a lead can be given to. */
export const UsersStoreModel = types
  .model('Users', {
    /** Active users by name; empty until read. Source: decision U16. */
    options: types.optional(types.frozen<readonly UserOption[]>(), []),
  })
  .actions((self) => ({
    /** Reads the agents; when that fails, those known so far stay. */
    loadOptions: flow(function* () {
      try {
        self.options = yield* toGenerator(envOf(self).users.dropdown())
      } catch {
        // A select with yesterday's agents serves better than an error over a form.
      }
    }),
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.options = []
    },
  }))

/** The agents that a lead can be given to. */
export interface UsersStore extends Instance<typeof UsersStoreModel> {}
