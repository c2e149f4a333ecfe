import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { LeadRow } from '../leads/lead.contract.ts'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { LeadsEnv } from '../leads/leads.port.ts'

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

/** The two lists of the dashboard. Source: specification §2 "Dashboard", decisions C2 and C3. */
export const DashboardStoreModel = types
  .model('Dashboard', {
    scheduled: types.optional(ScheduledModel, {}),
    awaiting: types.optional(AwaitingModel, {}),
  })
  .actions((self) => ({
    /** Something about leads changed: what is on show is asked for again, quietly. Source: specification §4. */
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.scheduled.refresh(), self.awaiting.refresh()])
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.scheduled.forget()
      self.awaiting.forget()
    },
  }))

/** The two lists of the dashboard. */
export interface DashboardStore extends Instance<typeof DashboardStoreModel> {}
