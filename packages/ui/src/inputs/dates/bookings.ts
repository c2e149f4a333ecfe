/** Existing bookings, shown beside the days and times of a calendar. Keep it stable between renders. */
export interface Bookings {
  /** Formats a count: '3 viewings'. */
  readonly describe: (count: number) => string
  /** The number of bookings on a day, `YYYY-MM-DD`. */
  readonly countOf: (day: string) => number
  /** True for a booked time, `HH:mm`; it can still be chosen. */
  readonly isTaken: (day: string, time: string) => boolean
  /** True for a time that is over and is no longer offered. */
  readonly isPast: (day: string, time: string) => boolean
  /** Called with the first and last visible day whenever they change. */
  readonly onShow: (first: string, last: string) => void
}
