import type { DateFormatter } from '../platform/values/time.ts'

/** Where a viewing was put down: a day, and the minute on its wall clock. */
export interface ViewingSlot {
  /** `YYYY-MM-DD` */
  day: string
  /** Minutes since midnight, 0 to 1439. */
  minute: number
}

/** The same minutes past another hour: 10:15 put into the row of 14:00 is 14:15. */
export const minuteInHour = (startMinute: number, hour: number): number => hour * 60 + (startMinute % 60)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A slot as the value of a date-time field: `2026-03-02T10:00`. */
export function slotInput({ day, minute }: ViewingSlot): string {
  return `${day}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/**
 * The instant of a slot in unix seconds. Null for a time that the spring change leaves out (say so with the
 * rule `date`); a time that the autumn change repeats means the first. Source: decision G9.
 */
export function instantOfSlot(slot: ViewingSlot, dateFormatter: DateFormatter): number | null {
  return dateFormatter.fromLocalInput(slotInput(slot))
}
