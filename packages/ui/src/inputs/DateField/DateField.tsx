import { DateInput, type DateInputProps } from '../dates/DateInput.tsx'

export interface DateFieldProps extends DateInputProps {}

/**
 * A day, typed with or without separators or chosen from a calendar; shown as DD/MM/YYYY.
 *
 * @also Date picker, Calendar input
 * @do Pass the day it is for the business as today, not the day of the device.
 * @dont Do not use it where a time matters too: that is a DateTimeField.
 * @key Arrow Up, Arrow Down: In the input, change the day, month or year that the caret is in.
 * @key Alt + Arrow Down: Opens the calendar; so does its button, the next Tab stop.
 * @key Arrow keys: In the calendar, go to the day or week before or after.
 * @key Home, End: In the calendar, go to Monday or Sunday.
 * @key Page Up, Page Down: In the calendar, go to the month before or after; with Shift the year.
 * @key Enter or Space: In the calendar, chooses the day.
 * @key Escape: Closes the calendar.
 */
export function DateField(props: DateFieldProps) {
  return <DateInput {...props} kind="date" />
}
