import type { Bookings } from '../dates/bookings.ts'
import { DateInput, type DateInputProps } from '../dates/DateInput.tsx'

export interface DateTimeFieldProps extends DateInputProps {
  /** Existing bookings, shown in the calendar and the list of times. */
  bookings?: Bookings | undefined
}

/**
 * A day and a time (24 hours), typed with or without separators or chosen from a calendar; shown as
 * DD/MM/YYYY HH:mm.
 *
 * @also Time picker
 * @do Name the time zone in a hint when the person may be elsewhere.
 * @dont Do not parse its value in the time zone of the device: use that of the business.
 * @key Arrow Up, Arrow Down: In the input, change the day, month, year, hour or minute that the caret is in; in the
 *   list of times, go to the time before or after.
 * @key Alt + Arrow Down: Opens the calendar; so does its button, the next Tab stop.
 * @key Arrow keys: In the calendar, go to the day or week before or after.
 * @key Home, End: In the calendar, go to Monday or Sunday; in the list of times, to the first or last.
 * @key Page Up, Page Down: In the calendar, go to the month before or after; with Shift the year.
 * @key Enter or Space: Takes the day, then the time.
 * @key Escape: Closes the calendar.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DateInput {...props} kind="date-time" />
}
