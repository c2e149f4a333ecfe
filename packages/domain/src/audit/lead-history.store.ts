import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { AuditEnv } from './audit.calls.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import type { LeadHistory } from '../leads/lead-history.contract.ts'
import { HISTORY_LINES } from '../leads/lead.limits.ts'

export const LeadHistoryModel = types
  .model('Lead history', {})
  .volatile(() => ({
    /** The lead whose history is on screen. */
    leadId: null as number | null,
    history: null as LeadHistory | null,
    hasOlder: false,
    /** Number of responses displayed. */
    pages: 1,
    problem: null as Problem | null,
    turn: 0,
  }))
  .actions((self) => ({
    /**
     * Fetches as much as is displayed, for another lead the newest lines. A late answer never replaces a newer one.
     */
    load: flow(function* (leadId: number, pages = self.leadId === leadId ? self.pages : 1) {
      const turn = ++self.turn
      if (self.leadId !== leadId) self.history = null
      self.leadId = leadId
      self.pages = pages
      self.problem = null
      try {
        const history: LeadHistory = []
        let hasOlder = true
        for (let page = 0; page < pages && hasOlder; page += 1) {
          const before = history.at(-1)?.id ?? null
          const lines = yield* toGenerator(getEnv<AuditEnv>(self).audit.leadHistory(leadId, before))
          if (turn !== self.turn) return
          history.push(...lines)
          hasOlder = lines.length === HISTORY_LINES
        }
        self.history = history
        self.hasOlder = hasOlder
      } catch (caught) {
        if (turn === self.turn) self.problem = problemOf(caught)
      }
    }),
  }))
  .actions((self) => ({
    /** Fetches the displayed lines and the ones before them. */
    showMore: async (leadId: number) =>
      self.load(leadId, Math.ceil((self.history?.length ?? 0) / HISTORY_LINES) + 1),
  }))
