import { ANSWER_NAMES } from '@latchkey/domain/leads/questionnaire/answer.fields'
import { LEAD_CONTACT_FIELDS, LEAD_HOME_FACTS, LEAD_PUBLIC_HOME } from '@latchkey/domain/leads/lead.fields'
import { picked } from '@latchkey/domain/platform/values/fields'
import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import type { ReservationLead } from '@latchkey/domain/tenants/reservation/reservation.contract'
import { poundsOrNull } from '@latchkey/domain/platform/values/money'
import { storedFields } from '../leads/record/lead.columns.ts'
import { presentLead, type LeadRecord } from '../leads/record/lead.present.ts'
import type { MediaRecord } from '../media/media.present.ts'

/** Contains only the tenant's own fields, never those of staff (rules P6 and L20). */
export function presentQuestionnaire(record: LeadRecord, verification: string): QuestionnaireLead {
  const { qualifyingNotes: notes, ...answers } = storedFields(record, ANSWER_NAMES)
  return { id: record.id, ...storedFields(record, LEAD_CONTACT_FIELDS), ...answers, notes, verification }
}

interface Home {
  readonly images: readonly MediaRecord[]
  /** The one rent of the lead; null where there is none. */
  readonly rentPence: number | null
}

/** Contains the tenant's details and the home. */
export function presentReservation(
  record: LeadRecord,
  { images, rentPence }: Home,
  verification: string,
): ReservationLead {
  const { property } = presentLead(record, images)
  return {
    ...presentQuestionnaire(record, verification),
    property: property && {
      ...picked(property, [...LEAD_PUBLIC_HOME, ...LEAD_HOME_FACTS, 'images'] as const),
      homeViewsLink: webAddress(property.homeViewsLink),
      rentPerMonth: poundsOrNull(rentPence),
    },
  }
}

/** Staff can type anything into the field; only http and https URLs are passed on. */
function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : null
}
