import { getEnv, types, type Instance } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { ListQuery } from '../platform/lists/page.ts'
import type { CalendarEnv } from './calendar.port.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** The calendar is one page: whatever period is on show, all its viewings are known. */
const WHOLE: ListQuery<never> = { page: 1, limit: 1, filters: {}, sort: null }

const ViewingListModel = listModelOf<CalendarLead, never>({
  name: 'Viewings of the calendar',
  fetchPage: async (list) => {
    const models = await getEnv<CalendarEnv>(list).calendar.leads()
    return { ...WHOLE, models, total: models.length, lastPage: 1 }
  },
})

/** Everything the calendar and the week of the dashboard can show. Source: specification §2 "Calendar", decision C6. */
export const CalendarStoreModel = types
  .model('Calendar', { list: types.optional(ViewingListModel, {}) })
  .views((self) => ({
    get viewings(): readonly CalendarLead[] {
      return self.list.rows
    },
    /** True until the first viewings are known. */
    get isLoading(): boolean {
      return self.list.phase === 'idle' || self.list.phase === 'loading'
    },
  }))
  .actions((self) => ({
    /** Somebody looks: reads the viewings, and again whenever they change. */
    watch(): Promise<void> {
      return self.list.show(WHOLE)
    },
    /** Nobody looks any more. */
    leave() {
      self.list.leave()
    },
    /** Something about leads changed: what is on show is asked for again, quietly. Source: specification §4. */
    receiveRefresh(): Promise<void> {
      return self.list.refresh()
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      self.list.forget()
    },
  }))

/** Everything the calendar and the week of the dashboard can show. */
export interface CalendarStore extends Instance<typeof CalendarStoreModel> {}
