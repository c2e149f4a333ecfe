import { useState } from 'react'
import { DateTimeField, type DateTimeFieldProps } from '../inputs/DateTimeField/DateTimeField.tsx'
import { useDateFormatter } from './date-formatter-context.ts'
import * as S from './InstantField.styles.ts'

/** A date and time field for an instant. */
export interface InstantFieldProps extends Pick<
  DateTimeFieldProps,
  'onBlur' | 'name' | 'bookings' | 'isNativeByTouch'
> {
  /** Unix seconds; null when empty, NaN for invalid text. */
  value: number | null
  onChange: (value: number | null) => void
  /** The text from which the value was parsed, if it was not typed here. */
  startText?: string | undefined
}

/** A date and time in the business time zone. Invalid text stays as typed. */
export function InstantField({ value, onChange, startText = '', ...rest }: InstantFieldProps) {
  const dateFormatter = useDateFormatter()
  const [typed, setTyped] = useState(startText)
  // A time skipped by the clock change is not an instant: its text would disappear while being typed.
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
          'The clocks go back that night, so this time occurs twice. The earlier one is used.'}
      </S.Note>
    </>
  )
}
