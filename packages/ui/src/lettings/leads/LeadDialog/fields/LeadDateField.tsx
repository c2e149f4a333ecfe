import type { LEAD_DATE_FIELDS } from '@latchkey/domain/leads/lead.fields'
import type { LeadValues } from '@latchkey/domain/leads/lead.values'
import type { BoundValues } from '../../../../forms/bound-form.ts'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { InstantField } from '../../../InstantField.tsx'

export interface LeadDateFieldProps {
  form: BoundValues<LeadValues>
  field: (typeof LEAD_DATE_FIELDS)[number]
}

/** A date and time of a lead; always required. */
export function LeadDateField({ form, field }: LeadDateFieldProps) {
  return (
    <BoundField form={form} name={field} isRequired>
      {(control) => <InstantField {...control} />}
    </BoundField>
  )
}
