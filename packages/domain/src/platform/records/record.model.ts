import { types } from 'mobx-state-tree'
import type { Problem } from '../problem.ts'

export interface Versioned {
  id: number
  version: number
}

/** The record that a page or dialog shows, as a plain frozen value. */
export const recordModelOf = <Row extends Versioned>(name: string) =>
  types
    .model(name, {
      id: types.identifierNumber,
    })
    .volatile(() => ({
      /** Null until loaded. */
      saved: null as Row | null,
      phase: 'loading' as 'loading' | 'ready' | 'failed',
      /** The reason why loading failed. */
      problem: null as Problem | null,
      /** Version written by this user outside of the form, such as by deleting a picture; NaN if there is none. */
      ownVersion: Number.NaN,
    }))
    .actions((self) => ({
      /** Ignores a version older than the present one. */
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
