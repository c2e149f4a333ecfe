import { agentIn } from '@latchkey/domain/calendar/calendar-agent'
import { addDays } from '@latchkey/domain/platform/values/days'
import { calendarQueryErrors, type CalendarQueryValues } from '@latchkey/domain/calendar/calendar.query'
import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import { LEAD_LIST_COLUMNS, type LeadColumn, type LeadSort } from '@latchkey/domain/leads/lead.columns'
import {
  handlerChoice,
  isCheckAgainChosen,
  isDepositDueChosen,
  waitingChoice,
  LEAD_LIST_CHOICES,
  mayChooseHandler,
  whenChoice,
  type WhenChoice,
} from '@latchkey/domain/leads/lead-choices'
import { REMINDER_DAYS } from '@latchkey/domain/leads/deposit/deposit.rules'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { STATUSES_OF_DAY, STATUSES_TO_COME } from '@latchkey/domain/leads/viewings-to-come'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { ChoiceRules, ListChoices } from '@latchkey/domain/platform/lists/choices'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { createDateFormatter, type DateFormatter } from '@latchkey/domain/platform/values/time'
import type { Context } from '../../context/context.ts'
import type { ReadResponseClock } from '../../office/response-clock.ts'
import { accepted } from '../../platform/http/accepted.ts'
import { isKey, type Caller } from '../../platform/http/actor.ts'
import { forbidden } from '../../platform/http/error.ts'
import { pageOf, readListRequest } from '../../platform/http/list-request.ts'
import { staffName } from '../../platform/values/staff-name.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import type { HandlerFilter } from '../record/handler.sql.ts'
import { leadListQueries } from './lists.queries.ts'
import type { LeadListKind, LeadSelection } from './lists.sql.ts'
import type { ListedLeadRecord } from '../record/lead.present.ts'
import { presentLeadRows } from '../record/lead.rows.ts'
import { waitingSpans } from '../record/lead.waiting-times.ts'
import { totalsOn } from '../totals/totals.cache.ts'
import { startOfDay } from '../../platform/values/start-of-day.ts'

interface LeadList extends LeadListKind {
  /** Columns that can be filtered and sorted; none for a list with a fixed order. */
  readonly columns: readonly LeadColumn[]
  /** Sorts in addition to the columns. */
  readonly sorts?: readonly Exclude<LeadSort, LeadColumn>[]
  readonly choices?: ChoiceRules
}

const LISTS = {
  enquiries: {
    section: 'Enquiry',
    columns: LEAD_LIST_COLUMNS.Enquiry,
    choices: LEAD_LIST_CHOICES.Enquiry,
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
    choices: LEAD_LIST_CHOICES.Viewing,
    order: { column: 'date_and_time', direction: 'desc' },
  },
  reservations: {
    section: 'Reservation',
    columns: LEAD_LIST_COLUMNS.Reservation,
    choices: LEAD_LIST_CHOICES.Reservation,
    order: { column: 'date_and_time', direction: 'desc' },
  },
} as const satisfies Record<string, LeadList>

export type LeadListName = keyof typeof LISTS

/**
 * `dates` gives the day in business time.
 * @throws AppError 403 for the leads of another handler without `leads-assign`
 */
export async function leadListRequest(
  actor: Caller,
  name: LeadListName,
  {
    params,
    requested,
    dates,
    waitingSpansNow,
  }: {
    params: { page: number; limit: number }
    requested: unknown
    dates: DateFormatter
    /** Read only for leads that are due soon or overdue. */
    waitingSpansNow: () => Promise<ReturnType<typeof waitingSpans>>
  },
) {
  const list: LeadList = LISTS[name]
  const request = readListRequest(params, requested, list.columns, list)
  const waiting = waitingChoice(request.choices)
  const isNarrowed = waiting === 'due' || waiting === 'overdue'
  return {
    list,
    query: {
      ...request,
      handler: handlerFilter(actor, request.choices),
      isWaiting: waiting !== null,
      submitted: isNarrowed ? (await waitingSpansNow())[waiting] : null,
      checkAgainFrom: isCheckAgainChosen(request.choices) ? dates.today() : null,
      depositBy: isDepositDueChosen(request.choices) ? addDays(dates.today(), REMINDER_DAYS) : null,
      viewings: viewingsChosen(whenChoice(request.choices), dates),
    },
  }
}

export interface LeadListsService {
  page(
    actor: Caller,
    name: LeadListName,
    params: { page: number; limit: number },
    query: unknown,
  ): Promise<Page<LeadRow>>
  /** The newest `UNPAGED_LEADS_MAX`, newest first. */
  allEnquiries(): Promise<LeadRow[]>
  /** @throws AppError 422 */
  calendar(actor: Caller, requested: Received<CalendarQueryValues>): Promise<CalendarLead[]>
}

export function leadListsService(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  readClock: ReadResponseClock,
): LeadListsService {
  const queries = leadListQueries(db, config.timeZone)
  const totals = totalsOn(db)
  const dates = createDateFormatter(config.timeZone, () => Math.floor(now() / 1000))
  const waitingSpansNow = async () => waitingSpans(await readClock(db), Math.floor(now() / 1000))
  const startOf = (day: string) => startOfDay(dates, day)

  const rowsOf = (records: readonly ListedLeadRecord[]): Promise<LeadRow[]> =>
    presentLeadRows(records, { db, readClock, now: new Date(now()) })

  return {
    async page(actor, name, params, requested) {
      const { list, query } = await leadListRequest(actor, name, {
        params,
        requested,
        dates,
        waitingSpansNow,
      })
      const found = (await queries.first(list, query)) ?? (await queries.search(list, query))
      if (found) return pageOf(await rowsOf(found.rows), found.total, query)
      const { page: _page, limit: _limit, sort: _sort, choices: _choices, ...selection } = query
      let rows: readonly ListedLeadRecord[] | undefined
      const total = await totals.of(JSON.stringify([name, selection]), async () => {
        const few = await queries.few(list, query)
        rows = few?.rows
        return few?.total ?? queries.count(list, query)
      })
      rows ??= await queries.page(list, query, total)
      return pageOf(await rowsOf(rows), total, query)
    },

    allEnquiries: async () => rowsOf(await queries.all(LISTS.enquiries)),

    async calendar(actor, requested) {
      const { from, to, agent } = accepted(requested, calendarQueryErrors(requested.values))
      const window = from === '' ? null : { from: startOf(from), before: startOf(addDays(to, 1)) }
      const chosen = agentIn(agent)
      const leads = await queries.withViewing({ window, agentId: chosen === 'me' ? ownId(actor) : chosen })
      return leads.flatMap((lead) => {
        if (lead.viewing_at === null) return []
        const { id, first_name: firstName, last_name: lastName } = lead
        const item = { id, firstName, lastName, viewingDate: unixSeconds(lead.viewing_at) }
        return window === null
          ? [item]
          : [
              {
                ...item,
                status: lead.status,
                viewingUserId: lead.viewing_user_id,
                agentName: agentNameOf(lead),
              },
            ]
      })
    },
  }
}

function viewingsChosen(when: WhenChoice | null, dates: DateFormatter): LeadSelection['viewings'] {
  if (when === null) return null
  const today = dates.today()
  const from = startOfDay(dates, today)
  return when === 'today'
    ? { from, before: startOfDay(dates, addDays(today, 1)), statuses: STATUSES_OF_DAY }
    : { from, before: null, statuses: STATUSES_TO_COME }
}

/** @throws AppError 403 for another handler without `leads-assign` */
function handlerFilter(actor: Caller, choices: ListChoices): HandlerFilter | null {
  const choice = handlerChoice(choices)
  if (!mayChooseHandler(choice, actor)) throw forbidden()
  return choice === 'me' ? ownId(actor) : choice
}

/** @throws AppError 403 for a program, which has no leads of its own */
function ownId(actor: Caller): number {
  if (isKey(actor)) throw forbidden()
  return actor.userId
}

interface WithAgent {
  readonly agent_first_name: string | null
  readonly agent_last_name: string | null
  readonly agent_username: string | null
}

const agentNameOf = (lead: WithAgent): string | null =>
  staffName({ first_name: lead.agent_first_name, last_name: lead.agent_last_name }) ?? lead.agent_username
