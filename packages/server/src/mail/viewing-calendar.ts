import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { BRAND, oneLine } from './mail.layout.ts'
import type { MailAddress, MailCalendar } from './mail.contract.ts'

export interface ViewingCalendarFacts {
  leadId: number
  /** Increases with every mail about a viewing; calendars drop older ones. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  sentAt: Date
  home: string | null
  address: string
  organizer: MailAddress
  attendee: MailAddress
  /** Makes the UID globally unique. */
  host: string
}

export const viewingUid = (leadId: number, host: string): string => `viewing-of-lead-${leadId}@${host}`

/**
 * A lead keeps one UID for all its viewings, so that an update moves the entry and a cancellation removes it. Times are
 * in UTC, right on both sides of a clock change.
 */
export function viewingCalendar(facts: ViewingCalendarFacts): MailCalendar {
  const calendar = ical({
    prodId: { company: BRAND, product: 'Viewings', language: 'EN' },
    method: facts.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: viewingUid(facts.leadId, facts.host),
    sequence: facts.sequence,
    status: facts.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: facts.sentAt,
    start: facts.startsAt,
    end: new Date(facts.startsAt.getTime() + VIEWING_SECONDS * 1000),
    summary: facts.home === null ? 'Viewing' : `Viewing: ${oneLine(facts.home)}`,
    location: facts.address === '' ? null : oneLine(facts.address),
    organizer: { name: parameterText(facts.organizer.name), email: facts.organizer.address },
    attendees: [
      {
        name: parameterText(facts.attendee.name),
        email: facts.attendee.address,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  })
  return { method: facts.isCancelled ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` }
}

/** A quoted calendar parameter cannot contain a quotation mark. */
function parameterText(text: string): string {
  return oneLine(text).replaceAll('"', "'")
}
