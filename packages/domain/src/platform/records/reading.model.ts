import { flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { ReadOutcome } from './read-outcome.ts'

/** Makes the model of something that one page reads for itself. */
export const readingModelOf = <Value>(name: string) =>
  types
    .model(name, {})
    .volatile(() => ({
      phase: 'loading' as 'loading' | 'ready' | 'failed' | 'missing',
      /** Null until it has been read. */
      value: null as Value | null,
      turn: 0,
    }))
    .views((self) => ({
      /** Why there is nothing to show; null once there is. */
      get missing() {
        return self.phase === 'ready' ? null : self.phase
      },
    }))
    .actions((self) => ({
      /**
       * Reads it; what is known stays on show meanwhile, and where that fails: a stale form serves better than an error.
       * What no longer exists goes. A late answer never replaces a newer one.
       */
      read: flow(function* (read: () => Promise<ReadOutcome<Value>>) {
        const turn = ++self.turn
        if (self.phase !== 'ready') self.phase = 'loading'
        const outcome = yield* toGenerator(read())
        if (turn !== self.turn) return
        if (outcome.kind === 'read') {
          self.value = outcome.value
          self.phase = 'ready'
        } else if (outcome.problem.kind === 'gone') {
          self.value = null
          self.phase = 'missing'
        } else if (self.value === null) self.phase = 'failed'
      }),
      /** Drops an answer that is still awaited. */
      leave() {
        self.turn += 1
      },
    }))

/** Something that one page reads for itself. */
export interface Reading<Value> extends Instance<ReturnType<typeof readingModelOf<Value>>> {}
