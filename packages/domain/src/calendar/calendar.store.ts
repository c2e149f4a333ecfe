import { getEnv, types } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { isSameQuery, type ListQuery } from '../platform/lists/page.ts'
import type { CalendarEnv, CalendarWindow } from './calendar.calls.ts'
import type { CalendarLead } from './viewing.contract.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

type WindowQuery = ListQuery<keyof CalendarWindow>

/** A window is one page of the list of viewings, with its bounds as filters. */
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

export const CalendarStoreModel = types
  .model('Calendar', { list: types.optional(ViewingListModel, {}) })
  // It follows the revision of leads, which increments then.
  .actions(refetchesNothing)
  .views((self) => ({
    get viewings(): readonly CalendarLead[] {
      return self.list.rows
    },
    /** True when the requested period could not be read, even if another one is still displayed. */
    get hasFailed(): boolean {
      const { requested, phase, refreshFailed, shown } = self.list
      return phase === 'failed' || (refreshFailed && requested !== null && !isSameQuery(requested, shown))
    },
  }))
  .views((self) => ({
    get isLoading(): boolean {
      return self.list.phase === 'idle' || self.list.phase === 'loading' || self.list.isChanging
    },
    /** True when the displayed viewings are stale because a refetch failed. */
    get hasRefreshFailed(): boolean {
      return self.list.refreshFailed && !self.hasFailed
    },
  }))
  .actions((self) => ({
    /** Fetches the viewings of a period and refetches them after pushes until `leave()`. */
    watch(window: CalendarWindow): Promise<void> {
      return self.list.show(queryOf(window))
    },
    leave() {
      self.list.leave()
    },
    /** Refetches the current window; no-op while not watched. */
    refresh(): Promise<void> {
      return self.list.refresh()
    },
    forget() {
      self.list.forget()
    },
  }))
