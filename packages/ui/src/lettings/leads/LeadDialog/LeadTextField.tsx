import { LEAD_LABELS, type LeadField } from '@latchkey/domain/leads/lead.labels'
import { CopyButton } from '../../../controls/CopyButton/CopyButton.tsx'
import { TextField, type TextFieldProps } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { LeadFieldValue, LeadForm } from '../lead-form.ts'

/** A field of a lead that holds one line of text. */
export type LeadTextFieldName = {
  [Name in LeadField]: LeadFieldValue<Name> extends string ? Name : never
}[LeadField]

/** What every section of the form needs. */
export interface SectionProps {
  form: LeadForm
  /** After a value is on the clipboard. */
  onCopied: () => void
}

/** What a line of text of a lead accepts. */
export interface LeadTextFieldProps extends SectionProps, Pick<TextFieldProps, 'type' | 'inputMode'> {
  field: LeadTextFieldName
  isRequired?: boolean
}

/** One line of text of a lead, with a button that copies it. */
export function LeadTextField({ form, field, isRequired, onCopied, ...native }: LeadTextFieldProps) {
  const label = LEAD_LABELS[field]
  const value = form.valueOf(field)
  return (
    <Field label={label} name={field} error={form.errorOf(field)} isRequired={isRequired}>
      <TextField
        {...native}
        value={value}
        onChange={(text) => form.set(field, text)}
        onBlur={() => form.leave(field)}
        // The browser would offer the agent's own details.
        autoComplete="off"
        end={<CopyButton value={value} label={`Copy ${label}`} onCopied={onCopied} />}
      />
    </Field>
  )
}
