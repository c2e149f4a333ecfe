import { DateInput, type DateInputProps } from '../dates/DateInput.tsx'

export interface DateFieldProps extends DateInputProps {}

/** A day, typed with or without separators or chosen from a calendar; shown as DD/MM/YYYY. */
export function DateField(props: DateFieldProps) {
  return <DateInput {...props} kind="date" />
}
