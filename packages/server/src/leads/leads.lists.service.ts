import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import { LEAD_LIST_COLUMNS, type LeadColumn, type LeadSort } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Context } from '../context/context.ts'
import { pageOf, readListRequest } from '../platform/http/list-request.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { leadListQueries, type LeadListKind } from './leads.list.queries.ts'
import { presentLeadRow } from './leads.present.ts'
import { totalsOn } from './leads.totals.ts'

interface LeadList extends LeadListKind {
  /** Columns that can be asked for; none for a list with an order of its own. */
  readonly columns: readonly LeadColumn[]
  /** What it can be sorted by in addition to its columns. */
  readonly sorts?: readonly Exclude<LeadSort, LeadColumn>[]
}

/** The lists of leads, each with its own order. Source: specification §2, decisions C2, G8 and L22. */
const LISTS = {
  enquiries: {
    section: 'Enquiry',
    columns: LEAD_LIST_COLUMNS.Enquiry,
    sorts: ['dateSubmitted'],
    order: { column: 'submitted_at', direction: 'desc' },
  },
  scheduled: {
    section: 'Viewing',
    status: LEAD_STATUS.ViewingScheduled,
    columns: [],
    order: { column: 'date_and_time', direction: 'asc' },
  },
  viewings: {
    section: 'Viewing',
    columns: LEAD_LIST_COLUMNS.Viewing,
    order: { column: 'date_and_time', direction: 'desc' },
  },
  reservations: {
    section: 'Reservation',
    columns: LEAD_LIST_COLUMNS.Reservation,
    order: { column: 'date_and_time', direction: 'desc' },
  },
} as const satisfies Record<string, LeadList>

/** The name of a list of leads. */
export type LeadListName = keyof typeof LISTS

/** The lists of leads. */
export interface LeadListsService {
  /** One page. */
  page(name: LeadListName, params: { page: number; limit: number }, query: unknown): Promise<Page<LeadRow>>
  /** Every enquiry, newest first. Source: decision C4. */
  allEnquiries(): Promise<LeadRow[]>
  /** Every lead that the calendar shows. Source: decision C6. */
  calendar(): Promise<CalendarLead[]>
}

/** Builds them on a context. */
export function leadListsService({ db, config }: Pick<Context, 'db' | 'config'>): LeadListsService {
  const queries = leadListQueries(db, config.timeZone)
  const totals = totalsOn(db)
  return {
    async page(name, params, asked) {
      const list: LeadList = LISTS[name]
      const query = readListRequest(params, asked, list.columns, list.sorts)
      const found = await queries.search(list, query)
      if (found) return pageOf(found.rows.map(presentLeadRow), found.total, query)
      const total = await totals.of(JSON.stringify([name, query.filters]), () =>
        queries.count(list, query.filters),
      )
      return pageOf((await queries.page(list, query, total)).map(presentLeadRow), total, query)
    },

    allEnquiries: async () => (await queries.all(LISTS.enquiries)).map(presentLeadRow),

    calendar: async () => {
      const leads = await queries.withViewing()
      return leads.flatMap(({ id, first_name: firstName, last_name: lastName, viewing_at: at }) =>
        at === null ? [] : [{ id, firstName, lastName, viewingDate: unixSeconds(at) }],
      )
    },
  }
}
