import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { QuestionnaireDraft } from '@latchkey/domain/questionnaire/questionnaire.draft'
import { useState } from 'react'
import { DateTimeField } from '../../../inputs/DateTimeField/DateTimeField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'

export interface AnswerDateProps {
  form: BoundValues<QuestionnaireDraft>
  field: 'desiredViewingDate' | 'desiredMoveDate'
  kind: 'date-time' | 'date'
  dateFormatter: DateFormatter
  hint?: string
  isRequired?: boolean
}

/** A question for a date, or a date and time, in the business time zone. Source: decisions P13 and G9. */
export function AnswerDate({ form, field, kind, dateFormatter, hint, isRequired = false }: AnswerDateProps) {
  const [typed, setTyped] = useState('')
  const textOf = (seconds: number | null) =>
    kind === 'date' ? dateFormatter.toDateInput(seconds) : dateFormatter.toLocalInput(seconds)
  return (
    <BoundField form={form} name={field} hint={hint} isRequired={isRequired}>
      {({ value, onChange, onBlur }) => (
        <DateTimeField
          name={field}
          kind={kind}
          // A time skipped by the clock change is no instant: its text would disappear while it is typed.
          value={Object.is(dateFormatter.readInput(typed), value) ? typed : textOf(value)}
          onChange={(text) => {
            setTyped(text)
            onChange(dateFormatter.readInput(text))
          }}
          onBlur={onBlur}
        />
      )}
    </BoundField>
  )
}
