import { hoursErrors } from '@latchkey/domain/office/opening-hours.rules'
import { WEEKDAYS, type DayHours } from '@latchkey/domain/office/office-hours'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import { Field } from '../../../forms/Field/Field.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import * as S from './WeekHoursField.styles.ts'

export interface WeekHoursFieldProps {
  /** Every day of the week. */
  hours: readonly DayHours[]
  onChange: (hours: DayHours[]) => void
  /** True once errors are to be shown. */
  hasErrors?: boolean
  isDisabled?: boolean
}

const TIMES = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const

/**
 * The opening hours of each day of the week, in business time.
 *
 * @do Keep the times of a closed day: whoever opens it again finds them.
 * @dont Do not convert the times: they are those of the business.
 * @key Space: Opens or closes a day.
 */
export function WeekHoursField({
  hours,
  onChange,
  hasErrors = false,
  isDisabled = false,
}: WeekHoursFieldProps) {
  const errors = hasErrors ? hoursErrors(hours) : {}
  const change = (place: number, part: Partial<DayHours>) =>
    onChange(hours.map((one, index) => (index === place ? { ...one, ...part } : one)))
  return (
    <S.Root>
      {hours.map((one, place) => (
        <S.Day key={one.day}>
          <S.Weekday>{WEEKDAYS.find(({ day }) => day === one.day)?.label}</S.Weekday>
          <S.Open>
            <Checkbox
              label="Open"
              isChecked={one.open}
              onChange={(open) => change(place, { open })}
              isDisabled={isDisabled}
            />
          </S.Open>
          {TIMES.map(({ name, label }) => {
            const [error] = errors[`${place}.${name}`] ?? []
            return (
              <Field
                key={name}
                label={label}
                name={`hours.${place}.${name}`}
                {...(error !== undefined && { error: messageFor(name, error) })}
              >
                <TextField
                  value={one[name]}
                  onChange={(time) => change(place, { [name]: time })}
                  placeholder="HH:mm"
                  maxLength={5}
                  isDisabled={isDisabled || !one.open}
                />
              </Field>
            )
          })}
        </S.Day>
      ))}
    </S.Root>
  )
}
