import { getEnv, types, type Instance } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { isSameQuery, type ListQuery } from '../platform/lists/page.ts'
import type { CalendarEnv, CalendarWindow } from './calendar.port.ts'
import type { CalendarLead } from './viewing.contract.ts'

type WindowQuery = ListQuery<keyof CalendarWindow>

/** A window is one page of the list of viewings, and its filter. */
const queryOf = (window: CalendarWindow): WindowQuery => ({
  page: 1,
  limit: 1,
  filters: { ...window },
  sort: null,
})

const ViewingListModel = listModelOf<CalendarLead, keyof CalendarWindow>({
  name: 'Viewings of the calendar',
  fetchPage: async (list, query) => {
    const { from = '', to = '', agent } = query.filters
    const window = agent === undefined ? { from, to } : { from, to, agent }
    const models = await getEnv<CalendarEnv>(list).calendar.leads(window)
    return { page: 1, limit: 1, models, total: models.length, lastPage: 1 }
  },
})

/** The viewings of the period that the calendar or the week of the dashboard shows. Source: specification §2 "Calendar", decisions C6 and A7. */
export const CalendarStoreModel = types
  .model('Calendar', { list: types.optional(ViewingListModel, {}) })
  .views((self) => ({
    get viewings(): readonly CalendarLead[] {
      return self.list.rows
    },
    /** True when the viewings of the period could not be read. */
    get hasFailed(): boolean {
      const { asked, phase, refreshFailed, shown } = self.list
      return phase === 'failed' || (refreshFailed && asked !== null && !isSameQuery(asked, shown))
    },
  }))
  .views((self) => ({
    /** True until the viewings of the period are known. */
    get isLoading(): boolean {
      return self.list.phase === 'idle' || self.list.phase === 'loading' || self.list.isChanging
    },
    /** True when the viewings on show are older than they could be, because they could not be read again. */
    get hasRefreshFailed(): boolean {
      return self.list.refreshFailed && !self.hasFailed
    },
  }))
  .actions((self) => ({
    /** Somebody looks: reads the viewings of a period, and again whenever they change. */
    watch(window: CalendarWindow): Promise<void> {
      return self.list.show(queryOf(window))
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

/** The viewings of the period that the calendar or the week of the dashboard shows. */
export interface CalendarStore extends Instance<typeof CalendarStoreModel> {}
