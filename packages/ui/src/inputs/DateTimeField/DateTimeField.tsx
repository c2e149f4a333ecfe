import type { Bookings } from '../dates/bookings.ts'
import { DateInput, type DateInputProps } from '../dates/DateInput.tsx'

export interface DateTimeFieldProps extends DateInputProps {
  /** Existing bookings, shown in the calendar and the list of times. */
  bookings?: Bookings | undefined
}

/**
 * A day and a time (24 hours), typed with or without separators or chosen from a calendar; shown as
 * DD/MM/YYYY HH:mm.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DateInput {...props} kind="date-time" />
}
