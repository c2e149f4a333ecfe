import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import type { LeadValues } from '@latchkey/domain/leads/lead.values'
import { CopyButton } from '../../../../controls/CopyButton/CopyButton.tsx'
import { TextField, type TextFieldProps } from '../../../../inputs/TextField/TextField.tsx'
import type { BoundValues } from '../../../../forms/bound-form.ts'
import { BoundField } from '../../../../forms/BoundField.tsx'
import * as S from './LeadFields.styles.ts'

/** The names of the text fields of a lead. */
export type LeadTextFieldName = {
  [Name in keyof LeadValues]: LeadValues[Name] extends string ? Name : never
}[keyof LeadValues]

/** The props shared by the sections of the form. */
export interface SectionProps {
  form: BoundValues<LeadValues>
  /** Called once a value is on the clipboard. */
  onCopied: () => void
}

export interface LeadTextFieldProps extends SectionProps, Pick<TextFieldProps, 'type' | 'inputMode'> {
  field: LeadTextFieldName
  isRequired?: boolean
}

/** A text field of a lead, with a button that copies it. */
export function LeadTextField({ form, field, isRequired, onCopied, ...native }: LeadTextFieldProps) {
  return (
    <BoundField form={form} name={field} isRequired={isRequired}>
      {(control) => (
        <TextField
          {...native}
          {...control}
          // The browser would suggest the agent's own details.
          autoComplete="off"
          end={
            <S.FieldCopy>
              <CopyButton value={control.value} label={`Copy ${LEAD_LABELS[field]}`} onCopied={onCopied} />
            </S.FieldCopy>
          }
        />
      )}
    </BoundField>
  )
}
