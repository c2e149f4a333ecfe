import type { LEAD_DATE_FIELDS } from '@latchkey/domain/leads/lead.fields'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import type { BoundValues } from '../../../../forms/bound-form.ts'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { InstantField } from '../../../InstantField.tsx'

export interface LeadDateFieldProps {
  form: BoundValues<LeadValues>
  field: (typeof LEAD_DATE_FIELDS)[number]
  isRequired: boolean
}

/** A date and time of a lead. */
export function LeadDateField({ form, field, isRequired }: LeadDateFieldProps) {
  return (
    <BoundField form={form} name={field} isRequired={isRequired}>
      {(control) => <InstantField {...control} />}
    </BoundField>
  )
}
