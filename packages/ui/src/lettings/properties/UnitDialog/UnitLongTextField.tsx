import { ACCESS_NOTES_HINT } from '@latchkey/domain/properties/property.messages'
import { PROPERTY_LABELS, type PropertyFieldOf } from '@latchkey/domain/properties/property.fields'
import { CopyButton } from '../../../controls/CopyButton/CopyButton.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { UnitSectionProps } from './unit-section.ts'
import * as S from './UnitDialog.styles.ts'

export interface UnitLongTextFieldProps extends UnitSectionProps {
  field: PropertyFieldOf<'long'>
}

/** A text of several lines, with a button that copies it. */
export function UnitLongTextField({ form, field, isDisabled }: UnitLongTextFieldProps) {
  return (
    <BoundField form={form} name={field} {...(field === 'accessNotes' && { hint: ACCESS_NOTES_HINT })}>
      {(control) => (
        <S.LongText>
          <TextArea {...control} isDisabled={isDisabled} />
          <S.LongCopy>
            <CopyButton value={control.value} label={`Copy ${PROPERTY_LABELS[field]}`} />
          </S.LongCopy>
        </S.LongText>
      )}
    </BoundField>
  )
}
