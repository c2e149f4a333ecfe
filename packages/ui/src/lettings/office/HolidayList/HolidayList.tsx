import { holidayErrors, lastHolidayNear } from '@latchkey/domain/office/opening-hours.rules'
import type { Holiday } from '@latchkey/domain/office/office-hours'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './HolidayList.styles.ts'

export interface HolidayListProps {
  holidays: readonly Holiday[]
  onChange: (holidays: Holiday[]) => void
  /** Today in the business time zone, `YYYY-MM-DD`. */
  today: string
  /** True once errors are to be shown. */
  hasErrors?: boolean
  isDisabled?: boolean
}

/**
 * The days on which the office is closed; asks for more before the last one.
 *
 * @do Sort the days when they are saved, not while somebody types.
 * @dont Do not remove days that are past: what has waited over them is counted by them.
 * @key Tab: Moves through date, name and Remove of each day.
 */
export function HolidayList({
  holidays,
  onChange,
  today,
  hasErrors = false,
  isDisabled = false,
}: HolidayListProps) {
  const errors = hasErrors ? holidayErrors(holidays) : {}
  const isRunningOut = lastHolidayNear(holidays, today) !== null
  const change = (place: number, part: Partial<Holiday>) =>
    onChange(holidays.map((one, index) => (index === place ? { ...one, ...part } : one)))
  const errorAt = (attribute: string) => {
    const [error] = errors[attribute] ?? []
    return error === undefined ? {} : { error: messageFor(attribute, error) }
  }
  return (
    <S.Root>
      {isRunningOut && (
        <Banner tone="warning">
          The list of bank holidays ends soon. Please add those of the coming years.
        </Banner>
      )}
      {holidays.map(({ on, name }, place) => (
        // A day being typed has no identity other than its position.
        <S.Day key={place} aria-label={name || 'Closed day'}>
          <Field label="Date" name={`holidays.${place}.on`} {...errorAt(`${place}.on`)}>
            <DateField
              value={on}
              onChange={(next) => change(place, { on: next })}
              today={today}
              isDisabled={isDisabled}
            />
          </Field>
          <Field label="Name" name={`holidays.${place}.name`} {...errorAt(`${place}.name`)}>
            <TextField
              value={name}
              onChange={(next) => change(place, { name: next })}
              maxLength={TEXT_MAX}
              isDisabled={isDisabled}
            />
          </Field>
          <S.Remove>
            <Button
              variant="quiet-danger"
              icon={<Trash2 aria-hidden />}
              disabled={isDisabled}
              onClick={() => onChange(holidays.filter((_one, index) => index !== place))}
            >
              Remove
            </Button>
          </S.Remove>
        </S.Day>
      ))}
      <Inline>
        <Button
          icon={<Plus aria-hidden />}
          disabled={isDisabled}
          onClick={() => onChange([...holidays, { on: '', name: '' }])}
        >
          Add closed day
        </Button>
      </Inline>
    </S.Root>
  )
}
