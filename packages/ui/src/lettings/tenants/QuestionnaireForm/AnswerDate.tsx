import type { QuestionnaireDraft } from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import { useState } from 'react'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField, type BoundControl } from '../../../forms/BoundField.tsx'
import { InstantField } from '../../InstantField.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface AnswerDateProps {
  form: BoundValues<QuestionnaireDraft>
  field: 'desiredViewingDate' | 'desiredMoveDate'
  kind: 'date-time' | 'date'
  hint?: string
  isRequired?: boolean
}

interface DayProps extends BoundControl<number | null> {
  name: string
  isNativeByTouch: boolean
}

/** A day, stored as its first instant. Invalid text stays as typed. */
function Day({ value, onChange, ...rest }: DayProps) {
  const dateFormatter = useDateFormatter()
  const [typed, setTyped] = useState('')
  const isAsTyped = Object.is(dateFormatter.readInput(typed, 'date'), value)
  return (
    <DateField
      {...rest}
      value={isAsTyped ? typed : dateFormatter.toDateInput(value)}
      today={dateFormatter.today()}
      onChange={(text) => {
        setTyped(text)
        onChange(dateFormatter.readInput(text, 'date'))
      }}
    />
  )
}

/** A question for a date, or a date and time, in the business time zone. */
export function AnswerDate({ form, field, kind, hint, isRequired = false }: AnswerDateProps) {
  const Control = kind === 'date' ? Day : InstantField
  return (
    <BoundField form={form} name={field} hint={hint} isRequired={isRequired}>
      {(control) => <Control {...control} name={field} isNativeByTouch />}
    </BoundField>
  )
}
