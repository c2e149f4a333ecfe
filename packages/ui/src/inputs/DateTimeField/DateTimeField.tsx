import { useFieldControl, type NamingProps } from '../field-context.ts'
import * as S from './DateTimeField.styles.ts'

export interface DateTimeFieldProps extends NamingProps {
  /** `YYYY-MM-DDTHH:mm`, or `YYYY-MM-DD` for a date alone; empty while there is none. */
  value: string
  /** Called with the same format; empty while the date is incomplete. */
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  kind?: 'date-time' | 'date'
  /** The earliest and the latest value in the browser's picker, in the format of the value. */
  min?: string
  max?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

const KINDS = {
  // Without a maximum, browsers accept years of six digits.
  'date-time': { type: 'datetime-local', latest: '9999-12-31T23:59' },
  date: { type: 'date', latest: '9999-12-31' },
} as const

/** A date, with or without a time, typed or picked in the browser's own calendar. */
export function DateTimeField({
  id,
  'aria-label': ariaLabel,
  onChange,
  kind = 'date-time',
  max,
  isDisabled,
  isReadOnly,
  ...rest
}: DateTimeFieldProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  return (
    <S.Frame>
      <S.Input
        {...wiring}
        {...rest}
        type={KINDS[kind].type}
        max={max ?? KINDS[kind].latest}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </S.Frame>
  )
}
