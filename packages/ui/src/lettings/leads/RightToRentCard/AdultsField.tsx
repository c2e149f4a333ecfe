import { messageFor } from '@latchkey/domain/platform/field-errors'
import { adultsError } from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import * as S from './RightToRentCard.styles.ts'

interface AdultsFieldProps {
  adults: number
  isBusy: boolean
  onSave: (adults: number) => void
}

/** The number of adults who will live in the home; saved at once. */
export function AdultsField({ adults, isBusy, onSave }: AdultsFieldProps) {
  const [value, setValue] = useState<number | null>(adults)
  const wrong = adultsError(value)
  const isChanged = value !== adults
  return (
    <S.Adults
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== null && wrong === null && isChanged && !isBusy) onSave(value)
      }}
    >
      <Field
        label="Adults who will live there"
        name="adults"
        {...(wrong !== null && { error: messageFor('adults', wrong) })}
      >
        <NumberField value={value} onChange={setValue} isDisabled={isBusy} />
      </Field>
      {isChanged && (
        <Button type="submit" isInactive={isBusy}>
          Save
        </Button>
      )}
    </S.Adults>
  )
}
