import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { useState } from 'react'
import { DateTimeField, type DateTimeFieldProps } from '../inputs/DateTimeField/DateTimeField.tsx'

/** A date and time field that holds an instant. */
export interface InstantFieldProps extends Pick<DateTimeFieldProps, 'onBlur'> {
  /** Unix seconds; null when empty, NaN for text that is no date. */
  value: number | null
  onChange: (value: number | null) => void
  dateFormatter: DateFormatter
  /** The text that the value was parsed from, if it was not typed here. */
  startText?: string | undefined
}

/** A date and time in the business time zone. Text that names no instant stays as typed. */
export function InstantField({ value, onChange, dateFormatter, startText = '', onBlur }: InstantFieldProps) {
  const [typed, setTyped] = useState(startText)
  // A time skipped by the clock change is no instant: its text would disappear while it is typed.
  const isAsTyped = Object.is(dateFormatter.readInput(typed), value)
  return (
    <DateTimeField
      value={isAsTyped ? typed : dateFormatter.toLocalInput(value)}
      onChange={(text) => {
        setTyped(text)
        onChange(dateFormatter.readInput(text))
      }}
      onBlur={onBlur}
    />
  )
}
