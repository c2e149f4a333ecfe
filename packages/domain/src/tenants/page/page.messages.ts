import { LEAD_STATUS, sectionOf, type LeadStatus } from '../../leads/lead-status.ts'
import { shortGbp } from '../../platform/values/money.ts'
import { createDateFormatter } from '../../platform/values/time.ts'
import type { Slot } from './page.contract.ts'

/** 'Where things stand', by status. */
export const STANDING: Readonly<Record<LeadStatus, string>> = {
  1: 'We have your enquiry. Please answer a few questions.',
  2: 'Thank you for your answers. The next step is a viewing.',
  3: 'We are arranging your viewing.',
  4: 'Your viewing is booked.',
  5: 'You have seen the home.',
  6: 'Your viewing was cancelled.',
  7: 'You can now ask us to reserve the home.',
  8: 'We have your request to reserve the home.',
  9: 'Referencing is under way.',
  10: 'We could not go ahead with your reservation.',
  11: 'We are looking at your referencing.',
  12: 'The home is reserved for you.',
}

export const PROGRESS = ['Enquiry', 'Viewing', 'Reserving', 'Reserved'] as const

/** Index in `PROGRESS`. */
export function progressOf(status: LeadStatus): number {
  if (status === LEAD_STATUS.ReservationComplete) return PROGRESS.length - 1
  return { Enquiry: 0, Viewing: 1, Reservation: 2 }[sectionOf(status)]
}

/** Statuses whose form can be mailed again. */
export const sendsLink = (status: LeadStatus): boolean =>
  status === LEAD_STATUS.AwaitingFeedback || status === LEAD_STATUS.ReservationSent

const AWAITS_VIEWING: readonly LeadStatus[] = [
  LEAD_STATUS.QuestionnaireSubmitted,
  LEAD_STATUS.PendingViewingScheduled,
  LEAD_STATUS.ViewingCancelled,
]

/** Statuses in which the tenant chooses a time, or is contacted. */
export const awaitsViewing = (status: LeadStatus): boolean => AWAITS_VIEWING.includes(status)

export const LINK_SENT = 'We have emailed you the link.'
export const CANCELLED = 'Your viewing has been cancelled.'
export const CHANGED = 'Your viewing has changed.'
export const JUST_TAKEN = 'That time has just been taken. These are still free:'
export const THANKED = 'Thank you for your feedback.'
export const CONTACTED = 'We will contact you to arrange a time.'

/** For example `Tuesday 24 November 2026`. */
export const dayInWords = (unixSeconds: number, timeZone: string): string =>
  createDateFormatter(timeZone).format(unixSeconds, 'dayInWords')

/** For example `10:00`. */
export const timeInWords = (unixSeconds: number, timeZone: string): string =>
  createDateFormatter(timeZone).formatTime(unixSeconds)

/** For example `Tuesday 24 November 2026, 10:00`. */
export const startInWords = (unixSeconds: number, timeZone: string): string =>
  `${dayInWords(unixSeconds, timeZone)}, ${timeInWords(unixSeconds, timeZone)}`

/** For example `14 times`. */
export const timesText = (count: number): string => (count === 1 ? '1 time' : `${count} times`)

export const NOW_BOOKED = 'Now booked'

export const bookedText = (when: string): string => `Your viewing is booked for ${when}.`

export const movedText = (when: string): string => `Your viewing has been moved to ${when}.`

/** For example `Rent: £1,250 a month`. */
export const rentText = (pounds: number): string => `Rent: ${shortGbp(pounds)} a month`

/** The retention of details, and the way to request them. */
export const keepText = (months: number): string =>
  `We keep your details for ${months} months. To see or correct them, reply to any of our emails.`

const SHORT = 3

function partsOf(dayText: string): DayOfSlots['parts'] {
  const [weekday = '', day = '', month = ''] = dayText.split(' ')
  return [weekday.slice(0, SHORT), day, month.slice(0, SHORT)]
}

export interface DayOfSlots {
  /** In words. */
  readonly day: string
  /** `Tue`, `24` and `Nov`, for a strip of days. */
  readonly parts: readonly [weekday: string, day: string, month: string]
  readonly slots: readonly Slot[]
}

/** In order. */
export const slotsByDay = (slots: readonly Slot[], timeZone: string): DayOfSlots[] =>
  [...Map.groupBy(slots, ({ start }) => dayInWords(start, timeZone))].map(([day, ofDay]) => ({
    day,
    parts: partsOf(day),
    slots: ofDay,
  }))
