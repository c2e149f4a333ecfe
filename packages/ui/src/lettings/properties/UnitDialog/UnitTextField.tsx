import { PROPERTY_LABELS, type PropertyFieldOf } from '@latchkey/domain/properties/property.fields'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import type { TextFieldProps } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { UnitSectionProps } from './unit-section.ts'

export interface UnitTextFieldProps extends UnitSectionProps, Pick<TextFieldProps, 'type'> {
  field: PropertyFieldOf<'text'>
  isRequired?: boolean
}

/** A text field of a home, with a button that copies it. */
export function UnitTextField({ form, field, isDisabled, isRequired = false, type }: UnitTextFieldProps) {
  return (
    <BoundField form={form} name={field} isRequired={isRequired}>
      {(control) => (
        <CopyField
          {...control}
          what={PROPERTY_LABELS[field]}
          // The browser would suggest the agent's own details.
          autoComplete="off"
          isDisabled={isDisabled}
          {...(type && { type })}
        />
      )}
    </BoundField>
  )
}
