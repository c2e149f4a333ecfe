/** What is booked already, shown beside the days and times of a calendar. Keep it stable while it is the same. */
export interface Bookings {
  /** A count in words: '3 viewings'. */
  readonly describe: (count: number) => string
  /** How many there are on a day, `YYYY-MM-DD`. */
  readonly countOf: (day: string) => number
  /** True for a time of a day, `HH:mm`, that is taken; it can be chosen all the same. */
  readonly isTaken: (day: string, time: string) => boolean
  /** Called with the first and last day on show whenever they change. */
  readonly onShow: (first: string, last: string) => void
}
