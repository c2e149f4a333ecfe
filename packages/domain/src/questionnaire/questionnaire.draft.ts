import { cleanText } from '../platform/values/text.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'

/** Text is never null; unanswered choices and dates are. */
export interface QuestionnaireDraft {
  firstName: string
  lastName: string
  email: string
  phone: string
  employmentStatus: number | null
  howWillYouPay: number | null
  totalHouseholdIncome: number | null
  budget: number | null
  desiredBedrooms: number | null
  pets: string
  apartmentType: string
  /** 6 or 12. */
  desiredTenancyPeriodInMonths: number | null
  /** Unix seconds; NaN for text that is not a date. */
  desiredViewingDate: number | null
  /** Unix seconds of the first instant of the day. */
  desiredMoveDate: number | null
  rightToRentShareCode: boolean | null
  currentLivingArrangements: number | null
  whereDidYouHearAboutProperty: number | null
  parkingRequired: boolean | null
  /** The tenant's comments. */
  notes: string
}

export const QUESTIONNAIRE_TEXT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'pets',
  'apartmentType',
  'notes',
] as const satisfies readonly (keyof QuestionnaireDraft & keyof QuestionnaireLead)[]

export function questionnaireDraftOf(lead: QuestionnaireLead): QuestionnaireDraft {
  const { id: _id, verification: _verification, ...known } = lead
  return { ...known, pets: lead.pets ?? '', apartmentType: lead.apartmentType ?? '', notes: lead.notes ?? '' }
}

/** Text as it will be stored. */
export function cleanQuestionnaire(draft: QuestionnaireDraft): QuestionnaireDraft {
  const text = QUESTIONNAIRE_TEXT_FIELDS.map((field) => [
    field,
    cleanText(draft[field], { isLong: field === 'notes' }),
  ])
  return { ...draft, ...(Object.fromEntries(text) as Pick<QuestionnaireDraft, 'notes'>) }
}
