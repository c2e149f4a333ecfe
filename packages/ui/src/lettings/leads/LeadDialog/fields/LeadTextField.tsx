import { LEAD_LABELS, textFactsOf, type LeadTextField as TextName } from '@latchkey/domain/leads/lead.fields'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import { CopyButton } from '../../../../controls/CopyButton/CopyButton.tsx'
import { TextField } from '../../../../inputs/TextField/TextField.tsx'
import type { BoundValues } from '../../../../forms/bound-form.ts'
import { BoundField } from '../../../../forms/BoundField.tsx'
import * as S from './LeadFields.styles.ts'

/** The props shared by the sections of the form. */
export interface SectionProps {
  form: BoundValues<LeadValues>
  /** True for buttons that copy the values. */
  isCopyable?: boolean
}

export interface LeadTextFieldProps extends SectionProps {
  field: TextName
  /** Help text. */
  hint?: string
}

const TYPES = { email: 'email', phone: 'tel', link: 'url', postcode: 'text' } as const

/** A text field of a lead, with a button that copies it. */
export function LeadTextField({ form, field, hint, isCopyable = false }: LeadTextFieldProps) {
  const { isRequired, format } = textFactsOf(field)
  return (
    <BoundField form={form} name={field} isRequired={isRequired} hint={hint}>
      {(control) => (
        <TextField
          {...control}
          {...(format && { type: TYPES[format] })}
          // The browser would suggest the agent's own details.
          autoComplete="off"
          {...(isCopyable && {
            end: (
              <S.FieldCopy>
                <CopyButton value={control.value} label={`Copy ${LEAD_LABELS[field]}`} />
              </S.FieldCopy>
            ),
          })}
        />
      )}
    </BoundField>
  )
}
