import type { Bookings } from '../dates/bookings.ts'
import { DateInput, type DateInputProps } from '../dates/DateInput.tsx'

export interface DateTimeFieldProps extends DateInputProps {
  /** What is booked already; its calendar and list of times show it. */
  bookings?: Bookings | undefined
}

/** A day and a time of 24 hours, typed with or without separators or chosen from a calendar; always shown as DD/MM/YYYY HH:mm. */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DateInput {...props} kind="date-time" />
}
