import { create, enforce, omitWhen } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import type { Labelled } from '../platform/values/labels.ts'
import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'
import {
  errorsOf,
  optionalText,
  requiredEmail,
  requiredText,
  rule,
} from '../platform/validation/suite-rules.ts'
import { isReasonable, type DateFormatter } from '../platform/values/time.ts'
import { cleanQuestionnaire, type QuestionnaireDraft } from './questionnaire.draft.ts'
import {
  BEDROOM_CHOICES,
  BUDGET_LABELS,
  EMPLOYMENT_STATUS_LABELS,
  HOW_HEARD_LABELS,
  INCOME_SOURCE_LABELS,
  LIVING_ARRANGEMENT_LABELS,
  TENANCY_OPTIONS,
  TOTAL_HOUSEHOLD_INCOME_LABELS,
} from '../leads/answers/answer.enums.ts'

/** Reference time of dates, and the zone that decides days. */
export interface QuestionnaireNow {
  /** Unix seconds. */
  now: number
  dateFormatter: DateFormatter
}

const numbersOf = (labels: Labelled) => Object.keys(labels).map(Number)

/** Required, with a member of the set (rule P8). */
const REQUIRED_CHOICES = {
  employmentStatus: numbersOf(EMPLOYMENT_STATUS_LABELS),
  howWillYouPay: numbersOf(INCOME_SOURCE_LABELS),
  totalHouseholdIncome: numbersOf(TOTAL_HOUSEHOLD_INCOME_LABELS),
  budget: numbersOf(BUDGET_LABELS),
  desiredTenancyPeriodInMonths: TENANCY_OPTIONS.map(({ value }) => value),
  currentLivingArrangements: numbersOf(LIVING_ARRANGEMENT_LABELS),
  whereDidYouHearAboutProperty: numbersOf(HOW_HEARD_LABELS),
} as const

/**
 * A factory, because overlapping runs of one suite interfere with each other. The UK phone pattern does not apply
 * (rule P20).
 */
export const createQuestionnaireSuite = ({ now, dateFormatter }: QuestionnaireNow) =>
  create((draft: QuestionnaireDraft) => {
    requiredText('firstName', draft.firstName, TEXT_MAX)
    requiredText('lastName', draft.lastName, TEXT_MAX)
    requiredEmail('email', draft.email, TEXT_MAX)
    requiredText('phone', draft.phone, TEXT_MAX)

    for (const [field, members] of Object.entries(REQUIRED_CHOICES)) {
      const choice = draft[field as keyof typeof REQUIRED_CHOICES]
      rule(field, 'required', () => choice !== null)
      rule(field, 'enumerable', () => {
        enforce(choice).inside(members)
      })
    }
    omitWhen(draft.desiredBedrooms === null, () => {
      rule('desiredBedrooms', 'enumerable', () => {
        enforce(draft.desiredBedrooms).inside([...BEDROOM_CHOICES])
      })
    })
    optionalText('pets', draft.pets, TEXT_MAX)
    optionalText('apartmentType', draft.apartmentType, TEXT_MAX)

    const viewing = draft.desiredViewingDate
    rule('desiredViewingDate', 'required', () => viewing !== null)
    rule('desiredViewingDate', 'date', () => viewing === null || isReasonable(viewing))
    rule('desiredViewingDate', 'minDate', () => viewing === null || viewing > now)

    const move = draft.desiredMoveDate
    rule('desiredMoveDate', 'date', () => move === null || isReasonable(move))
    rule(
      'desiredMoveDate',
      'minDate',
      () => move === null || dateFormatter.toDateInput(move) > dateFormatter.toDateInput(now),
    )

    requiredText('notes', draft.notes, LONG_TEXT_MAX)
  })

export function validateQuestionnaire(draft: QuestionnaireDraft, at: QuestionnaireNow): ErrorsByField {
  return errorsOf(createQuestionnaireSuite(at).runStatic(cleanQuestionnaire(draft)))
}
