import { ANSWER_FIELDS } from '../../leads/questionnaire/answer.fields.ts'
import { LEAD_CONTACT_FIELDS, LEAD_LABELS } from '../../leads/lead.fields.ts'
import { UK_PHONE } from '../../leads/lead.limits.ts'
import { filled, namesWith } from '../../platform/values/fields.ts'
import { normalisedEmail } from '../../platform/values/email.ts'
import { ukPhoneAs } from '../../platform/values/uk-number.ts'
import { cleanText } from '../../platform/values/text.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'

const { qualifyingNotes, ...ANSWERS } = ANSWER_FIELDS

/** In the order of the form. The tenant's comments are stored as `qualifyingNotes` (rule L20). */
export const QUESTIONNAIRE_FIELDS = {
  ...filled(LEAD_CONTACT_FIELDS, (field) => ({
    kind: 'text' as const,
    label: LEAD_LABELS[field],
    isRequired: true as const,
  })),
  ...ANSWERS,
  notes: qualifyingNotes,
}

interface Values {
  text: string
  long: string
  choice: number | null
  count: number | null
  /** Unix seconds; NaN for text that is not a date. */
  instant: number | null
  /** Unix seconds of the first instant of the day. */
  day: number | null
  flag: boolean | null
}

export type QuestionnaireField = keyof typeof QUESTIONNAIRE_FIELDS

/** Text is never null; unanswered choices and dates are. */
export type QuestionnaireDraft = {
  [Field in QuestionnaireField]: Values[(typeof QUESTIONNAIRE_FIELDS)[Field]['kind']]
}

export const QUESTIONNAIRE_SHORT_FIELDS = namesWith(QUESTIONNAIRE_FIELDS, { kind: 'text' })

export const QUESTIONNAIRE_LONG_FIELDS = namesWith(QUESTIONNAIRE_FIELDS, { kind: 'long' })

export const QUESTIONNAIRE_TEXT_FIELDS = [
  ...QUESTIONNAIRE_SHORT_FIELDS,
  ...QUESTIONNAIRE_LONG_FIELDS,
] as const

export const QUESTIONNAIRE_LABELS = filled(
  namesWith(QUESTIONNAIRE_FIELDS, {}),
  (field): string => QUESTIONNAIRE_FIELDS[field].label,
)

export function questionnaireDraftOf(lead: QuestionnaireLead): QuestionnaireDraft {
  const { id: _id, verification: _verification, ...known } = lead
  return { ...known, ...filled(QUESTIONNAIRE_TEXT_FIELDS, (field) => lead[field] ?? '') }
}

const isLong = (field: string): boolean => (QUESTIONNAIRE_LONG_FIELDS as readonly string[]).includes(field)

/** Text as it will be stored: a British number so that staff can save it (rules L32 and P20). */
export function cleanQuestionnaire(draft: QuestionnaireDraft): QuestionnaireDraft {
  const texts = filled(QUESTIONNAIRE_TEXT_FIELDS, (field) =>
    cleanText(draft[field], { isLong: isLong(field) }),
  )
  return {
    ...draft,
    ...texts,
    email: normalisedEmail(texts.email),
    phone: ukPhoneAs(UK_PHONE, texts.phone),
  }
}
