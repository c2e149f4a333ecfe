import { LEAD_ANSWER_LABELS, LEAD_LABELS } from '../leads/lead.labels.ts'
import type { QuestionnaireDraft } from './questionnaire.draft.ts'

export type QuestionnaireField = keyof QuestionnaireDraft

const { qualifyingNotes, ...ANSWER_LABELS } = LEAD_ANSWER_LABELS

/** In the order of the form. */
export const QUESTIONNAIRE_LABELS: Readonly<Record<QuestionnaireField, string>> = {
  firstName: LEAD_LABELS.firstName,
  lastName: LEAD_LABELS.lastName,
  email: LEAD_LABELS.email,
  phone: LEAD_LABELS.phone,
  ...ANSWER_LABELS,
  notes: qualifyingNotes,
}
