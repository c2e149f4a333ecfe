import { FEED_REFRESH_SECONDS } from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { withOpenRecord } from '@latchkey/domain/navigation/open-record'
import { PATHS } from '@latchkey/domain/navigation/paths'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { BRAND, oneLine } from '../mail/mail.layout.ts'
import type { FeedViewing } from './calendar-feed.queries.ts'

export interface FeedCalendarFacts {
  /** Origin of links to the product. */
  readonly publicUrl: string
  readonly at: Date
}

/**
 * Times are in UTC, which is right on both sides of a clock change; contact details of the applicant are left out (rule
 * A11.2).
 */
export function feedCalendar(viewings: readonly FeedViewing[], { publicUrl, at }: FeedCalendarFacts): string {
  const { host } = new URL(publicUrl)
  const calendar = ical({
    name: 'Viewings',
    prodId: { company: BRAND, product: 'Calendar feed', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: FEED_REFRESH_SECONDS,
  })
  for (const viewing of viewings) {
    if (viewing.viewing_at === null) continue
    const open = withOpenRecord(new URLSearchParams(), 'lead', viewing.id)
    calendar.createEvent({
      id: `agent-viewing-${viewing.id}@${host}`,
      sequence: viewing.version,
      status:
        viewing.status === LEAD_STATUS.PendingViewingScheduled
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
      stamp: at,
      start: viewing.viewing_at,
      end: new Date(viewing.viewing_at.getTime() + VIEWING_SECONDS * 1000),
      summary: oneLine(summaryOf(viewing)),
      location: viewing.address === '' ? null : oneLine(viewing.address),
      url: `${publicUrl}${PATHS.viewings}?${open.toString()}`,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** 'Viewing: Harbour View 12 (Ann L.)' */
function summaryOf({ property_name: home, first_name: firstName, last_name: lastName }: FeedViewing): string {
  const person = `(${firstName} ${String.fromCodePoint(lastName.codePointAt(0) ?? 0)}.)`
  return home === null ? `Viewing ${person}` : `Viewing: ${home} ${person}`
}
