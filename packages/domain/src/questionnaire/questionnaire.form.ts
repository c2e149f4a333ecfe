import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import { cleanQuestionnaire, type QuestionnaireDraft } from './questionnaire.draft.ts'
import { QUESTIONNAIRE_LABELS } from './questionnaire.labels.ts'
import { createQuestionnaireSuite } from './questionnaire.suite.ts'

export interface QuestionnaireLookups {
  /** Unix seconds. */
  now: () => number
  dateFormatter: DateFormatter
}

const choice = types.maybeNull(types.integer)
/** Unix seconds; NaN for text that is not a date. */
const date = types.maybeNull(types.number)
const yesNo = types.maybeNull(types.boolean)

export const QuestionnaireFormModel = formOf<QuestionnaireDraft, QuestionnaireLookups>({
  name: 'Questionnaire form',
  fields: {
    firstName: types.string,
    lastName: types.string,
    email: types.string,
    phone: types.string,
    employmentStatus: choice,
    howWillYouPay: choice,
    totalHouseholdIncome: choice,
    budget: choice,
    desiredBedrooms: choice,
    pets: types.string,
    apartmentType: types.string,
    desiredTenancyPeriodInMonths: choice,
    desiredViewingDate: date,
    desiredMoveDate: date,
    rightToRentShareCode: yesNo,
    currentLivingArrangements: choice,
    whereDidYouHearAboutProperty: choice,
    parkingRequired: yesNo,
    notes: types.string,
  },
  labels: QUESTIONNAIRE_LABELS,
  clean: cleanQuestionnaire,
  createSuite: ({ now, dateFormatter }) => createQuestionnaireSuite({ now: now(), dateFormatter }),
})
