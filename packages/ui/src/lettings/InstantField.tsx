import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { useState } from 'react'
import { DateTimeField, type DateTimeFieldProps } from '../inputs/DateTimeField/DateTimeField.tsx'
import * as S from './InstantField.styles.ts'

/** A date and time field that holds an instant. */
export interface InstantFieldProps extends Pick<DateTimeFieldProps, 'onBlur' | 'name' | 'bookings'> {
  /** Unix seconds; null when empty, NaN for text that is no date. */
  value: number | null
  onChange: (value: number | null) => void
  dateFormatter: DateFormatter
  /** The text that the value was parsed from, if it was not typed here. */
  startText?: string | undefined
}

/** A date and time in the business time zone. Text that names no instant stays as typed. Source: decision G9. */
export function InstantField({ value, onChange, dateFormatter, startText = '', ...rest }: InstantFieldProps) {
  const [typed, setTyped] = useState(startText)
  // A time skipped by the clock change is no instant: its text would disappear while it is typed.
  const text = Object.is(dateFormatter.readInput(typed), value) ? typed : dateFormatter.toLocalInput(value)
  return (
    <>
      <DateTimeField
        {...rest}
        value={text}
        today={dateFormatter.today()}
        onChange={(next) => {
          setTyped(next)
          onChange(dateFormatter.readInput(next))
        }}
      />
      <S.Note>
        {dateFormatter.isRepeated(text) &&
          'The clocks go back that night, so this time comes twice. The first of the two is meant.'}
      </S.Note>
    </>
  )
}
