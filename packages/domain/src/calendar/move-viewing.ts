import { formatUtc, type DateFormatter } from '../platform/values/time.ts'

/** The drop target of a viewing, in the business's time zone. */
export interface ViewingSlot {
  /** `YYYY-MM-DD` */
  day: string
  /** Minutes since midnight, 0 to 1439. */
  minute: number
}

/** Keeps the minutes past the hour: 10:15 dropped on the row of 14:00 is 14:15. */
export const minuteInHour = (startMinute: number, hour: number): number => hour * 60 + (startMinute % 60)

/** As the value of a date-time field: `2026-03-02T10:00`. */
export function slotInput({ day, minute }: ViewingSlot): string {
  return `${day}T${formatUtc(minute * 60, 'time')}`
}

/**
 * In unix seconds. Null for a time skipped by the spring change (report it as `date`); of a time repeated in
 * autumn, the first.
 */
export function instantOfSlot(slot: ViewingSlot, dateFormatter: DateFormatter): number | null {
  return dateFormatter.fromLocalInput(slotInput(slot))
}
