import { types } from 'mobx-state-tree'
import { formOf } from '../../forms/form.model.ts'
import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_COUNT_FIELDS,
  ANSWER_DATE_FIELDS,
  ANSWER_FLAG_FIELDS,
} from '../../leads/questionnaire/answer.fields.ts'
import { filled } from '../../platform/values/fields.ts'
import type { DateFormatter } from '../../platform/values/time.ts'
import {
  cleanQuestionnaire,
  QUESTIONNAIRE_LABELS,
  QUESTIONNAIRE_TEXT_FIELDS,
  type QuestionnaireDraft,
} from './questionnaire.draft.ts'
import { createQuestionnaireSuite } from './questionnaire.suite.ts'

export interface QuestionnaireLookups {
  /** Unix seconds. */
  now: () => number
  dateFormatter: DateFormatter
}

export const QuestionnaireFormModel = formOf<QuestionnaireDraft, QuestionnaireLookups>({
  name: 'Questionnaire form',
  fields: {
    ...filled(QUESTIONNAIRE_TEXT_FIELDS, () => types.string),
    ...filled([...ANSWER_CHOICE_FIELDS, ...ANSWER_COUNT_FIELDS], () => types.maybeNull(types.integer)),
    // NaN stands for text that is not a date.
    ...filled(ANSWER_DATE_FIELDS, () => types.maybeNull(types.number)),
    ...filled(ANSWER_FLAG_FIELDS, () => types.maybeNull(types.boolean)),
  },
  labels: QUESTIONNAIRE_LABELS,
  clean: cleanQuestionnaire,
  createSuite: ({ now, dateFormatter }) => createQuestionnaireSuite({ now: now(), dateFormatter }),
})
