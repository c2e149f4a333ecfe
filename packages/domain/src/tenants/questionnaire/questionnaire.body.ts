import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_COUNT_FIELDS,
  ANSWER_DATE_FIELDS,
  ANSWER_FLAG_FIELDS,
} from '../../leads/questionnaire/answer.fields.ts'
import {
  bodyOf,
  Email,
  Flag,
  Instant,
  LongText,
  Secret,
  Text,
  Whole,
} from '../../platform/validation/request-body.ts'
import { filled, namesWith } from '../../platform/values/fields.ts'
import {
  QUESTIONNAIRE_FIELDS,
  QUESTIONNAIRE_LONG_FIELDS,
  QUESTIONNAIRE_SHORT_FIELDS,
} from './questionnaire.draft.ts'

/** `verification` is checked before the answers (rule P2). */
export const QuestionnaireBody = bodyOf(
  {
    ...filled(QUESTIONNAIRE_SHORT_FIELDS, () => Text),
    email: Email,
    ...filled(QUESTIONNAIRE_LONG_FIELDS, () => LongText),
    ...filled([...ANSWER_CHOICE_FIELDS, ...ANSWER_COUNT_FIELDS], () => Whole('enumerable')),
    ...filled(ANSWER_DATE_FIELDS, () => Instant),
    ...filled(ANSWER_FLAG_FIELDS, () => Flag('enumerable')),
    verification: Secret,
  },
  [...namesWith(QUESTIONNAIRE_FIELDS, { isRequired: true }), 'verification'],
)
