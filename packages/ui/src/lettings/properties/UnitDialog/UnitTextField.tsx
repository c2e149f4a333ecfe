import type { PropertyTextField } from '@latchkey/domain/properties/property.draft'
import { PROPERTY_LABELS } from '@latchkey/domain/properties/property.labels'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import type { TextFieldProps } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { UnitSectionProps } from './unit-section.ts'

export interface UnitTextFieldProps extends UnitSectionProps, Pick<TextFieldProps, 'type'> {
  field: PropertyTextField
  isRequired?: boolean
}

/** A text field of a home, with an icon that copies it. */
export function UnitTextField({
  form,
  field,
  isDisabled,
  isRequired = false,
  onCopied,
  type,
}: UnitTextFieldProps) {
  return (
    <BoundField form={form} name={field} isRequired={isRequired}>
      {(control) => (
        <CopyField
          {...control}
          what={PROPERTY_LABELS[field]}
          // The browser would suggest the agent's own details.
          autoComplete="off"
          isDisabled={isDisabled}
          onCopied={onCopied}
          {...(type && { type })}
        />
      )}
    </BoundField>
  )
}
