import { LONG_TEXT_MAX, TEXT_MAX } from '@latchkey/domain/platform/limits'
import type { QUESTIONNAIRE_TEXT_FIELDS } from '@latchkey/domain/questionnaire/questionnaire.draft'
import { QUESTIONNAIRE_LABELS } from '@latchkey/domain/questionnaire/questionnaire.labels'
import { PhoneField } from '../../../controls/PhoneField/PhoneField.tsx'
import { TextArea } from '../../../controls/TextArea/TextArea.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { QuestionnaireFormState } from './questionnaire-form.ts'

/** What a text answer accepts. */
export interface AnswerTextProps {
  form: QuestionnaireFormState
  field: (typeof QUESTIONNAIRE_TEXT_FIELDS)[number]
  hint?: string
  isRequired?: boolean
}

/** What a browser may fill in by itself. */
const OWN_DETAILS = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const

/** A question that is answered in words. */
export function AnswerText({ form, field, hint, isRequired }: AnswerTextProps) {
  const wiring = {
    name: field,
    value: form.draft[field],
    onChange: (text: string) => form.set(field, text),
    onBlur: () => form.leave(field),
  }

  function control() {
    switch (field) {
      // One character more than allowed: what is too long is told, and not cut off in silence.
      case 'notes':
        return <TextArea {...wiring} maxLength={LONG_TEXT_MAX + 1} />
      case 'phone':
        return <PhoneField {...wiring} maxLength={TEXT_MAX + 1} autoComplete="tel" />
      case 'email':
        return <TextField {...wiring} maxLength={TEXT_MAX + 1} type="email" autoComplete="email" />
      case 'firstName':
      case 'lastName':
        return <TextField {...wiring} maxLength={TEXT_MAX + 1} autoComplete={OWN_DETAILS[field]} />
      default:
        return <TextField {...wiring} maxLength={TEXT_MAX + 1} autoComplete="off" />
    }
  }

  return (
    <Field
      label={QUESTIONNAIRE_LABELS[field]}
      name={field}
      error={form.errorOf(field)}
      hint={hint}
      isRequired={isRequired}
    >
      {control()}
    </Field>
  )
}
