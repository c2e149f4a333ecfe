import { types, type Instance } from 'mobx-state-tree'
import type { Problem } from '../problem.ts'

/** What is saved under an id and counts its changes. */
export interface Versioned {
  id: number
  version: number
}

/** One record as it is open in a dialog: the server's last word on it, as a plain frozen value. */
export const recordModelOf = <Row extends Versioned>(name: string) =>
  types
    .model(name, {
      id: types.identifierNumber,
    })
    .volatile(() => ({
      /** Null until it has been read. */
      saved: null as Row | null,
      phase: 'loading' as 'loading' | 'ready' | 'failed',
      /** Why it could not be read; null when it could. */
      problem: null as Problem | null,
      /** The version that an own act on the open record makes, such as deleting a picture; NaN before the first. */
      ownVersion: Number.NaN,
    }))
    .actions((self) => ({
      /** Takes the server's word, unless it is older than what is held. */
      receive(incoming: Row) {
        if (self.saved === null || incoming.version >= self.saved.version) self.saved = incoming
        self.phase = 'ready'
        self.problem = null
      },
      fail(problem: Problem) {
        self.phase = 'failed'
        self.problem = problem
      },
      own(version: number) {
        self.ownVersion = version
      },
    }))

/** One record as it is open in a dialog. */
export interface OpenRecord<Row extends Versioned> extends Instance<ReturnType<typeof recordModelOf<Row>>> {}
