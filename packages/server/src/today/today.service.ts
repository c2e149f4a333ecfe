import { agentIn } from '@latchkey/domain/calendar/calendar-agent'
import { addDays } from '@latchkey/domain/platform/values/days'
import { propertyAddress } from '@latchkey/domain/leads/lead-names'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import { toFieldErrors } from '@latchkey/domain/platform/field-errors'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import {
  type Day,
  type DayViewing,
  dayQueryErrors,
  type DayQueryValues,
} from '@latchkey/domain/today/day.contract'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Context } from '../context/context.ts'
import { homeOf } from '../leads/record/lead.present.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { fieldErrors, forbidden } from '../platform/http/error.ts'
import { staffName } from '../platform/values/staff-name.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { todayQueries, type DayViewingRecord } from './today.queries.ts'
import { startOfDay } from '../platform/values/start-of-day.ts'

export interface TodayService {
  /** @throws AppError 403 for another's day without `leads-assign`; 422 */
  day(actor: Actor, requested: Received<DayQueryValues>): Promise<Day>
}

export function todayService({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): TodayService {
  const queries = todayQueries(db)
  const dates = createDateFormatter(config.timeZone, () => Math.floor(now() / 1000))
  const startOf = (day: string) => startOfDay(dates, day)
  return {
    async day(actor, requested) {
      const chosen = agentIn(requested.values.agent) ?? 'me'
      const agentId = chosen === 'me' ? actor.userId : chosen
      const isOwn = agentId === actor.userId
      if (!isOwn && !actor.permissions.has('leads-assign')) throw forbidden()
      const { date: day } = accepted(requested, dayQueryErrors(requested.values))
      const agent = isId(agentId) ? await queries.agent(agentId) : undefined
      if (agent === undefined) throw fieldErrors(toFieldErrors({ agent: ['enumerable'] }))
      const date = day === '' ? dates.today() : day
      const end = startOf(addDays(date, 1))
      const [viewings, next] = await Promise.all([
        queries.within(agentId, startOf(date), end),
        queries.nextFrom(agentId, new Date(Math.max(end.getTime(), now()))),
      ])
      const mayKnowAccess = isOwn || actor.permissions.has('properties-view')
      return {
        date,
        agent: { id: agentId, name: staffName(agent) ?? agent.username },
        models: viewings.map((viewing) => presentDayViewing(viewing, mayKnowAccess)),
        nextDate: unixSecondsOrNull(next ?? null),
      }
    },
  }
}

function presentDayViewing(record: DayViewingRecord, mayKnowAccess: boolean): DayViewing {
  const home = homeOf(record)
  const address = propertyAddress(home)
  return {
    id: record.id,
    firstName: record.first_name,
    lastName: record.last_name,
    phone: record.phone,
    // Guaranteed by a check constraint.
    status: record.status as LeadStatus,
    // Never null here: the query selects by the date.
    viewingDate: record.viewing_at === null ? 0 : unixSeconds(record.viewing_at),
    property:
      home.name === null && address === '' ? null : { name: home.name, address, postcode: home.postcode },
    accessNotes: mayKnowAccess ? record.access_notes : null,
    notes: record.notes,
  }
}
