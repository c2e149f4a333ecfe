import { create } from 'vest'
import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_COUNT_FIELDS,
  ANSWER_DAY_FIELDS,
  ANSWER_FIELDS,
  ANSWER_INSTANT_FIELDS,
} from '../../leads/questionnaire/answer.fields.ts'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { LONG_TEXT_MAX, TEXT_MAX } from '../../platform/limits.ts'
import { errorsOf, optionalEmail, optionalText, rule } from '../../platform/validation/suite-rules.ts'
import { namesWith } from '../../platform/values/fields.ts'
import { isReasonable, type DateFormatter } from '../../platform/values/time.ts'
import {
  cleanQuestionnaire,
  QUESTIONNAIRE_FIELDS,
  QUESTIONNAIRE_LONG_FIELDS,
  QUESTIONNAIRE_SHORT_FIELDS,
  type QuestionnaireDraft,
} from './questionnaire.draft.ts'

/** Reference time of dates, and the zone that decides days. */
export interface QuestionnaireNow {
  /** Unix seconds. */
  now: number
  dateFormatter: DateFormatter
}

const REQUIRED_FIELDS = namesWith(QUESTIONNAIRE_FIELDS, { isRequired: true })

/**
 * A factory, because overlapping runs of one suite interfere with each other. The UK phone pattern does not apply
 * (rule P20).
 */
export const createQuestionnaireSuite = ({ now, dateFormatter }: QuestionnaireNow) =>
  create((draft: QuestionnaireDraft) => {
    for (const field of REQUIRED_FIELDS) {
      rule(field, 'required', () => draft[field] !== '' && draft[field] !== null)
    }
    for (const field of QUESTIONNAIRE_SHORT_FIELDS) optionalText(field, draft[field], TEXT_MAX)
    for (const field of QUESTIONNAIRE_LONG_FIELDS) optionalText(field, draft[field], LONG_TEXT_MAX)
    optionalEmail('email', draft.email)

    // Rule P8.
    for (const field of ANSWER_CHOICE_FIELDS) {
      const choice = draft[field]
      rule(field, 'enumerable', () => choice === null || Object.hasOwn(ANSWER_FIELDS[field].options, choice))
    }
    for (const field of ANSWER_COUNT_FIELDS) {
      const members: readonly (number | null)[] = ANSWER_FIELDS[field].members
      rule(field, 'enumerable', () => draft[field] === null || members.includes(draft[field]))
    }
    for (const field of ANSWER_INSTANT_FIELDS) {
      const instant = draft[field]
      rule(field, 'date', () => instant === null || isReasonable(instant))
      rule(field, 'minDate', () => instant === null || instant > now)
    }
    for (const field of ANSWER_DAY_FIELDS) {
      const day = draft[field]
      rule(field, 'date', () => day === null || isReasonable(day))
      rule(
        field,
        'minDate',
        () => day === null || dateFormatter.toDateInput(day) > dateFormatter.toDateInput(now),
      )
    }
  })

export function validateQuestionnaire(draft: QuestionnaireDraft, at: QuestionnaireNow): ErrorsByField {
  return errorsOf(createQuestionnaireSuite(at), cleanQuestionnaire(draft))
}
