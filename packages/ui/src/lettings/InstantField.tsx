import type { DateFormatter } from '@latchkey/domain/platform/time'
import { useState } from 'react'
import { DateTimeField, type DateTimeFieldProps } from '../controls/DateTimeField/DateTimeField.tsx'

/** What a date and time field accepts that holds an instant. */
export interface InstantFieldProps extends Pick<DateTimeFieldProps, 'onBlur'> {
  /** Unix seconds; null while empty, NaN for text that is no date. */
  value: number | null
  onChange: (value: number | null) => void
  dateFormatter: DateFormatter
  /** The text that the value was read from, where it was not typed here. */
  startText?: string | undefined
}

/** A date and time as the business reads it. What names no instant stays as it was typed. */
export function InstantField({ value, onChange, dateFormatter, startText = '', onBlur }: InstantFieldProps) {
  const [typed, setTyped] = useState(startText)
  // A time that the clocks leave out is no instant: its text would vanish under the person's fingers.
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
