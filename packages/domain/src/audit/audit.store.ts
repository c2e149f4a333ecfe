import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { LeadHistory } from '../leads/lead-history.contract.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import type { AuditFilter } from './audit.columns.ts'
import type { AuditLine } from './audit.contract.ts'
import type { AuditEnv } from './audit.calls.ts'

const AuditListModel = listModelOf<AuditLine, AuditFilter>({
  name: 'Audit list',
  fetchPage: (list, query) => getEnv<AuditEnv>(list).audit.list(query),
})

export const AuditStoreModel = types
  .model('Audit', { list: types.optional(AuditListModel, {}) })
  .volatile(() => ({
    /** The lead whose history is on screen. */
    leadId: null as number | null,
    history: null as LeadHistory | null,
    problem: null as Problem | null,
  }))
  .actions((self) => ({
    /** A late answer for another lead is dropped. */
    loadHistory: flow(function* (leadId: number) {
      if (self.leadId !== leadId) self.history = null
      self.leadId = leadId
      self.problem = null
      try {
        const history = yield* toGenerator(getEnv<AuditEnv>(self).audit.leadHistory(leadId))
        if (self.leadId === leadId) self.history = history
      } catch (caught) {
        if (self.leadId === leadId) self.problem = problemOf(caught)
      }
    }),
    forget() {
      self.list.forget()
      self.leadId = null
      self.history = null
      self.problem = null
    },
  }))
