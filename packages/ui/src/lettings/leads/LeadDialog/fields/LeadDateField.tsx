import type { LEAD_DATE_FIELDS } from '@latchkey/domain/leads/lead.fields'
import type { LeadValues } from '@latchkey/domain/leads/lead.values'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { BoundValues } from '../../../../forms/bound-form.ts'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { InstantField } from '../../../InstantField.tsx'

export interface LeadDateFieldProps {
  form: BoundValues<LeadValues>
  field: (typeof LEAD_DATE_FIELDS)[number]
  dateFormatter: DateFormatter
}

/** A date and time of a lead; always required. */
export function LeadDateField({ form, field, dateFormatter }: LeadDateFieldProps) {
  return (
    <BoundField form={form} name={field} isRequired>
      {(control) => <InstantField {...control} dateFormatter={dateFormatter} />}
    </BoundField>
  )
}
