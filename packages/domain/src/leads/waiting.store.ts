import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { WaitingLeads } from './lead.contract.ts'

interface WaitingEnv {
  leads: { waiting(): Promise<WaitingLeads> }
}

export const WaitingStoreModel = types
  .model('Waiting', {})
  .volatile(() => ({
    /** Null until loaded. */
    found: null as WaitingLeads | null,
    hasFailed: false,
    turn: 0,
  }))
  .views((self) => ({
    get phase(): 'loading' | 'failed' | 'ready' {
      if (self.found !== null) return 'ready'
      return self.hasFailed ? 'failed' : 'loading'
    },
  }))
  .actions((self) => ({
    /** Keeps the current leads until the answer. */
    load: flow(function* () {
      self.turn += 1
      const { turn } = self
      try {
        const found = yield* toGenerator(getEnv<WaitingEnv>(self).leads.waiting())
        if (turn !== self.turn) return
        self.found = found
        self.hasFailed = false
      } catch {
        if (turn === self.turn) self.hasFailed = true
      }
    }),
  }))
