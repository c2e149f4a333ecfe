import type { PropertyTextField } from '@latchkey/domain/properties/property.draft'
import { PROPERTY_LABELS } from '@latchkey/domain/properties/property.labels'
import { CopyField } from '../../../controls/CopyField/CopyField.tsx'
import type { TextFieldProps } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { UnitSectionProps } from './unit-section.ts'

/** What a line of text of a home accepts. */
export interface UnitTextFieldProps extends UnitSectionProps, Pick<TextFieldProps, 'type'> {
  field: PropertyTextField
  isRequired?: boolean
}

/** One line of text of a home, with an icon that copies it. */
export function UnitTextField({
  form,
  field,
  isDisabled,
  isRequired = false,
  onCopied,
  type,
}: UnitTextFieldProps) {
  const label = PROPERTY_LABELS[field]
  return (
    <Field label={label} name={field} error={form.errorOf(field)} isRequired={isRequired}>
      <CopyField
        what={label}
        value={form.draft[field]}
        onChange={(text) => form.set(field, text)}
        onBlur={() => form.leave(field)}
        // The browser would offer the agent's own details.
        autoComplete="off"
        isDisabled={isDisabled}
        onCopied={onCopied}
        {...(type && { type })}
      />
    </Field>
  )
}
