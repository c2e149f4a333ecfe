import type { QuestionnaireDraft } from '@latchkey/domain/questionnaire/questionnaire.draft'
import { orNull } from '../platform/values/blank.ts'
import { instantOf } from '../platform/values/unix-seconds.ts'

/** Columns written by the questionnaire: the contact details too (rule P14), never staff notes (rule L20). */
export function answerColumns(draft: QuestionnaireDraft) {
  return {
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    phone: draft.phone,
    employment_status: draft.employmentStatus,
    how_will_you_pay: draft.howWillYouPay,
    total_household_income: draft.totalHouseholdIncome,
    budget: draft.budget,
    desired_bedrooms: draft.desiredBedrooms,
    pets: orNull(draft.pets),
    apartment_type: orNull(draft.apartmentType),
    desired_tenancy_months: draft.desiredTenancyPeriodInMonths,
    desired_viewing_at: instantOf(draft.desiredViewingDate),
    desired_move_at: instantOf(draft.desiredMoveDate),
    right_to_rent_share_code: draft.rightToRentShareCode,
    current_living_arrangements: draft.currentLivingArrangements,
    where_heard: draft.whereDidYouHearAboutProperty,
    parking_required: draft.parkingRequired,
    qualifying_notes: orNull(draft.notes),
  }
}
