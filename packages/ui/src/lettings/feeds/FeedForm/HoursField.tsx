import { SEND_HOURS } from '@latchkey/domain/feeds/feed.messages'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { FieldContext, useFieldGroup } from '../../../inputs/field-context.ts'
import * as S from './FeedForm.styles.ts'

export interface HoursFieldProps {
  value: readonly number[]
  onChange: (hours: readonly number[]) => void
}

/** Hours of the day, of which any number can be ticked. */
export function HoursField({ value, onChange }: HoursFieldProps) {
  const { isInvalid: _isInvalid, isRequired: _isRequired, ...wiring } = useFieldGroup({})
  return (
    <S.Hours {...wiring}>
      {/* Each box has a name of its own. */}
      <FieldContext value={null}>
        {SEND_HOURS.map(({ hour, label }) => (
          <Checkbox
            key={hour}
            label={label}
            isChecked={value.includes(hour)}
            onChange={(isChosen) =>
              onChange(
                SEND_HOURS.map((each) => each.hour).filter((each) =>
                  each === hour ? isChosen : value.includes(each),
                ),
              )
            }
          />
        ))}
      </FieldContext>
    </S.Hours>
  )
}
