import { LONG_TEXT_MAX, TEXT_MAX } from '@latchkey/domain/platform/limits'
import type {
  QUESTIONNAIRE_TEXT_FIELDS,
  QuestionnaireDraft,
} from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import { PhoneField } from '../../../inputs/PhoneField/PhoneField.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'

export interface AnswerTextProps {
  form: BoundValues<QuestionnaireDraft>
  field: (typeof QUESTIONNAIRE_TEXT_FIELDS)[number]
  hint?: string
  isRequired?: boolean
}

/** Values of `autocomplete`. */
const OWN_DETAILS = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const

/** A question for a text. */
export function AnswerText({ form, field, hint, isRequired = false }: AnswerTextProps) {
  return (
    <BoundField form={form} name={field} hint={hint} isRequired={isRequired}>
      {(bound) => {
        const control = { ...bound, name: field, maxLength: TEXT_MAX + 1 }
        switch (field) {
          // One character more than allowed, so that text that is too long is reported instead of cut off.
          case 'notes':
            return <TextArea {...control} maxLength={LONG_TEXT_MAX + 1} />
          case 'phone':
            return <PhoneField {...control} autoComplete="tel" />
          case 'email':
            return <TextField {...control} type="email" autoComplete="email" />
          case 'firstName':
          case 'lastName':
            return <TextField {...control} autoComplete={OWN_DETAILS[field]} />
          default:
            return <TextField {...control} autoComplete="off" />
        }
      }}
    </BoundField>
  )
}
