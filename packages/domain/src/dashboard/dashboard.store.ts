import { getEnv, types } from 'mobx-state-tree'
import type { LeadRow } from '../leads/lead.contract.ts'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { LeadsEnv } from '../leads/leads.calls.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

const ScheduledModel = listModelOf<LeadRow, never>({
  name: 'Viewings of the dashboard',
  fetchPage: (list, query) => getEnv<LeadsEnv>(list).leads.scheduled(query),
  memory: createListMemory<never>({ list: 'dashboard_viewings' }),
})

const AwaitingModel = listModelOf<LeadRow, never>({
  name: 'Enquiries of the dashboard',
  fetchPage: (list, query) => getEnv<LeadsEnv>(list).leads.awaiting(query),
  memory: createListMemory<never>({ list: 'dashboard_enquiries' }),
})

export const DashboardStoreModel = types
  .model('Dashboard', {
    scheduled: types.optional(ScheduledModel, {}),
    awaiting: types.optional(AwaitingModel, {}),
  })
  // It follows the revision of leads, which increments then.
  .actions(refetchesNothing)
  .actions((self) => ({
    /** Refetches the lists on screen. */
    async refresh(): Promise<void> {
      await Promise.all([self.scheduled.refresh(), self.awaiting.refresh()])
    },
    forget() {
      self.scheduled.forget()
      self.awaiting.forget()
    },
  }))
