import type { DateFormatter } from '@latchkey/domain/platform/time'
import type { QuestionnaireDraft } from '@latchkey/domain/questionnaire/questionnaire.draft'
import { useState } from 'react'
import { DateTimeField } from '../../../controls/DateTimeField/DateTimeField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'

/** What a date of the questionnaire accepts. */
export interface AnswerDateProps {
  form: BoundValues<QuestionnaireDraft>
  field: 'desiredViewingDate' | 'desiredMoveDate'
  kind: 'date-time' | 'date'
  dateFormatter: DateFormatter
  hint?: string
  isRequired?: boolean
}

/** A question that is answered with a day, or with a day and a time, as they are at the home. Source: decisions P13 and G9. */
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
          // A time that the clocks leave out is no instant: its text would vanish under the person's fingers.
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
