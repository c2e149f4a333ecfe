import { DASH, labelOf, type Labelled } from '../../platform/values/labels.ts'
import type { DateFormatter } from '../../platform/values/time.ts'
import {
  BUDGET_LABELS,
  EMPLOYMENT_STATUS_LABELS,
  HOW_HEARD_LABELS,
  INCOME_SOURCE_LABELS,
  LIVING_ARRANGEMENT_LABELS,
  tenancyLabel,
  TOTAL_HOUSEHOLD_INCOME_LABELS,
  yesNoLabel,
} from './answer.enums.ts'
import type { LeadAnswers } from '../lead.contract.ts'

const CHOICES = {
  employmentStatus: EMPLOYMENT_STATUS_LABELS,
  howWillYouPay: INCOME_SOURCE_LABELS,
  totalHouseholdIncome: TOTAL_HOUSEHOLD_INCOME_LABELS,
  budget: BUDGET_LABELS,
  currentLivingArrangements: LIVING_ARRANGEMENT_LABELS,
  whereDidYouHearAboutProperty: HOW_HEARD_LABELS,
} as const satisfies Partial<Record<keyof LeadAnswers, Labelled>>

/** A dash when the answer is missing. */
export function answerText(
  field: keyof LeadAnswers,
  answers: LeadAnswers,
  dateFormatter: DateFormatter,
): string {
  switch (field) {
    case 'desiredTenancyPeriodInMonths':
      return tenancyLabel(answers[field])
    case 'rightToRentShareCode':
    case 'parkingRequired':
      return yesNoLabel(answers[field])
    case 'desiredViewingDate':
      return dateFormatter.formatDateTime(answers[field]) || DASH
    case 'desiredMoveDate':
      return dateFormatter.formatDate(answers[field]) || DASH
    case 'desiredBedrooms':
      return answers[field]?.toString() ?? DASH
    case 'pets':
    case 'apartmentType':
    case 'qualifyingNotes':
      return answers[field]?.trim() || DASH
    default:
      return labelOf(CHOICES[field], answers[field])
  }
}
