import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import type { LEAD_DATE_FIELDS } from '@latchkey/domain/leads/lead.draft'
import type { Clock } from '@latchkey/domain/platform/time'
import { useState, type ReactNode } from 'react'
import { DateTimeField } from '../../../controls/DateTimeField/DateTimeField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { LeadForm } from '../lead-form.ts'

/** What a date of a lead accepts. */
export interface LeadDateFieldProps {
  form: LeadForm
  field: (typeof LEAD_DATE_FIELDS)[number]
  clock: Clock
  hint?: ReactNode
}

/** A date and time of a lead, always required where it is shown. */
export function LeadDateField({ form, field, clock, hint }: LeadDateFieldProps) {
  const value = form.valueOf(field)
  const [typed, setTyped] = useState('')
  // A time that the clocks leave out is no instant: its text would vanish under the person's fingers.
  const isAsTyped = Object.is(clock.readInput(typed), value)
  return (
    <Field label={LEAD_LABELS[field]} name={field} error={form.errorOf(field)} hint={hint} isRequired>
      <DateTimeField
        value={isAsTyped ? typed : clock.toLocalInput(value)}
        onChange={(text) => {
          setTyped(text)
          form.set(field, clock.readInput(text))
        }}
        onBlur={() => form.leave(field)}
      />
    </Field>
  )
}
