import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_COUNT_FIELDS,
  ANSWER_DATE_FIELDS,
  ANSWER_FLAG_FIELDS,
  ANSWER_TEXT_FIELDS,
} from '@latchkey/domain/leads/questionnaire/answer.fields'
import { LEAD_CONTACT_FIELDS } from '@latchkey/domain/leads/lead.fields'
import type { QuestionnaireDraft } from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import { columnsOf } from '../leads/record/lead.columns.ts'
import { orNull } from '../platform/values/blank.ts'
import { instantOf } from '../platform/values/unix-seconds.ts'

/** Columns written by the questionnaire: the contact details too (rule P14), never staff notes (rule L20). */
export function responseColumns({ notes, ...draft }: QuestionnaireDraft) {
  const texts = { ...draft, qualifyingNotes: notes }
  return {
    ...columnsOf(LEAD_CONTACT_FIELDS, (field) => draft[field]),
    ...columnsOf([...ANSWER_CHOICE_FIELDS, ...ANSWER_COUNT_FIELDS], (field) => draft[field]),
    ...columnsOf(ANSWER_FLAG_FIELDS, (field) => draft[field]),
    ...columnsOf(ANSWER_DATE_FIELDS, (field) => instantOf(draft[field])),
    ...columnsOf(ANSWER_TEXT_FIELDS, (field) => orNull(texts[field])),
  }
}
