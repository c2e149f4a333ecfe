import type { Clock } from '@latchkey/domain/platform/time'
import { QUESTIONNAIRE_LABELS } from '@latchkey/domain/questionnaire/questionnaire.labels'
import { useState } from 'react'
import { DateTimeField } from '../../../controls/DateTimeField/DateTimeField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { QuestionnaireFormState } from './questionnaire-form.ts'

/** What a date of the questionnaire accepts. */
export interface AnswerDateProps {
  form: QuestionnaireFormState
  field: 'desiredViewingDate' | 'desiredMoveDate'
  kind: 'date-time' | 'date'
  clock: Clock
  hint?: string
  isRequired?: boolean
}

/** A question that is answered with a day, or with a day and a time, as they are at the home. Source: decisions P13 and G9. */
export function AnswerDate({ form, field, kind, clock, hint, isRequired }: AnswerDateProps) {
  const value = form.draft[field]
  const [typed, setTyped] = useState('')
  // A time that the clocks leave out is no instant: its text would vanish under the person's fingers.
  const isAsTyped = Object.is(clock.readInput(typed), value)
  const shown = kind === 'date' ? clock.toDateInput(value) : clock.toLocalInput(value)
  return (
    <Field
      label={QUESTIONNAIRE_LABELS[field]}
      name={field}
      error={form.errorOf(field)}
      hint={hint}
      isRequired={isRequired}
    >
      <DateTimeField
        name={field}
        kind={kind}
        value={isAsTyped ? typed : shown}
        onChange={(text) => {
          setTyped(text)
          form.set(field, clock.readInput(text))
        }}
        onBlur={() => form.leave(field)}
      />
    </Field>
  )
}
