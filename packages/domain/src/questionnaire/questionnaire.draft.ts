import { cleanText } from '../platform/values/text.ts'
import type { QuestionnaireLead } from './questionnaire.contract.ts'

/** The questionnaire as a form holds it: text never null; choices and dates null while unanswered. */
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
  /** 6 or 12. Source: decision P10. */
  desiredTenancyPeriodInMonths: number | null
  /** Unix seconds; NaN stands for text that is no date. */
  desiredViewingDate: number | null
  /** Unix seconds of the first instant of the day. */
  desiredMoveDate: number | null
  rightToRentShareCode: boolean | null
  currentLivingArrangements: number | null
  whereDidYouHearAboutProperty: number | null
  parkingRequired: boolean | null
  /** The Comments. */
  notes: string
}

/** The text fields of the questionnaire. */
export const QUESTIONNAIRE_TEXT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'pets',
  'apartmentType',
  'notes',
] as const satisfies readonly (keyof QuestionnaireDraft & keyof QuestionnaireLead)[]

/** A draft as the form starts from what is known of the tenant. */
export function questionnaireDraftOf(lead: QuestionnaireLead): QuestionnaireDraft {
  const { id: _id, verification: _verification, ...known } = lead
  return { ...known, pets: lead.pets ?? '', apartmentType: lead.apartmentType ?? '', notes: lead.notes ?? '' }
}

/** A draft with its text as it is stored. */
export function cleanQuestionnaire(draft: QuestionnaireDraft): QuestionnaireDraft {
  const text = QUESTIONNAIRE_TEXT_FIELDS.map((field) => [
    field,
    cleanText(draft[field], { isLong: field === 'notes' }),
  ])
  return { ...draft, ...(Object.fromEntries(text) as Pick<QuestionnaireDraft, 'notes'>) }
}
