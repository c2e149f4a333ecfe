import { flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import { readingOf } from './read-outcome.ts'

/** Creates the model of a value that one page loads for itself. */
export const readingModelOf = <Value>(name: string) =>
  types
    .model(name, {})
    .volatile(() => ({
      phase: 'loading' as 'loading' | 'ready' | 'failed' | 'missing',
      /** Null until loaded. */
      value: null as Value | null,
      /** True when the last refetch failed, so that the value may be out of date. */
      isStale: false,
      turn: 0,
    }))
    .views((self) => ({
      /** The reason why there is no value to show; null once there is one. */
      get missing() {
        return self.phase === 'ready' ? null : self.phase
      },
      /** True when loading failed and there is no earlier value. */
      get hasFailed(): boolean {
        return self.phase === 'failed' || self.phase === 'missing'
      },
      /** The state of a list whose value is read as a whole. */
      get listState() {
        const phase = self.phase === 'missing' ? ('failed' as const) : self.phase
        return { phase, hasRefreshFailed: phase === 'ready' && self.isStale }
      },
    }))
    .actions((self) => ({
      /**
       * Keeps the current value during a refetch and when it fails; clears it when it no longer exists. A late
       * response never replaces a newer one.
       */
      read: flow(function* (read: () => Promise<Value>) {
        const turn = ++self.turn
        if (self.phase !== 'ready') self.phase = 'loading'
        const outcome = yield* toGenerator(readingOf(read))
        if (turn !== self.turn) return
        self.isStale = outcome.kind !== 'read'
        if (outcome.kind === 'read') {
          self.value = outcome.value
          self.phase = 'ready'
        } else if (outcome.problem.kind === 'gone') {
          self.value = null
          self.phase = 'missing'
        } else if (self.value === null) self.phase = 'failed'
      }),
      /** Drops a pending response. */
      leave() {
        self.turn += 1
      },
      /** Clears everything at log out; a pending response belongs to the previous user. */
      forget: () => {
        self.turn += 1
        self.value = null
        self.isStale = false
        self.phase = 'loading'
      },
    }))

export interface Reading<Value> extends Instance<ReturnType<typeof readingModelOf<Value>>> {}
