import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.messages'
import { addDays, addMonths, startInUtc } from '@latchkey/domain/platform/values/days'
import { HOUR_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Insertable } from 'kysely'
import type { LeadTable } from '../db/tables/leads.ts'
import { homeColumnsOfStock } from '../leads/record/lead.columns.ts'
import type { DemoStock } from './demo-leads.ts'

/** These leads are due for review: they were answered and not changed since. */
const OLD = [
  { monthsAgo: 25, status: LEAD_STATUS.QuestionnaireSubmitted, firstName: 'Olive', lastName: 'Marchbank' },
  { monthsAgo: 27, status: LEAD_STATUS.ViewingComplete, firstName: 'Ravi', lastName: 'Thorncliffe' },
  { monthsAgo: 30, status: LEAD_STATUS.ViewingCancelled, firstName: 'Beth', lastName: 'Quarmby' },
  { monthsAgo: 33, status: LEAD_STATUS.ReservationDeclined, firstName: 'Idris', lastName: 'Fallowfield' },
  { monthsAgo: 36, status: LEAD_STATUS.QuestionnaireSubmitted, firstName: 'Noor', lastName: 'Pennistone' },
  { monthsAgo: 40, status: LEAD_STATUS.ViewingComplete, firstName: 'Magnus', lastName: 'Oldroyd' },
] as const

interface Surroundings {
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly userId: number
  readonly homes: readonly DemoStock[]
}

/** Leads of long ago. */
export function oldLeads({ today, userId, homes }: Surroundings): Insertable<LeadTable>[] {
  return OLD.map(({ monthsAgo, status, firstName, lastName }, nr) => {
    const home = homes[nr]
    if (home === undefined) throw new Error('The demo has fewer homes than old leads.')
    const touched = addMonths(today, -monthsAgo)
    const submittedAt = at(addDays(touched, -10), 10)
    const isViewed = status !== LEAD_STATUS.QuestionnaireSubmitted
    return {
      first_name: firstName,
      last_name: lastName,
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone: `0113 496 0${970 + nr}`,
      address_line1: `${12 + nr} Weir Lane`,
      city: 'Leeds',
      country: 'United Kingdom',
      postcode: `LS6 ${nr + 1}AB`,
      ...homeColumnsOfStock(home),
      property_id: home.id,
      source: 'Website',
      notes: 'Looking for a home near the station.',
      status,
      submitted_at: submittedAt,
      touched_at: at(touched, 12),
      ...(nr % 2 === 0 && { handler_user_id: userId, handled_since: submittedAt }),
      first_answered_at: at(addDays(touched, -10), 11),
      first_answered_by: userId,
      first_answer_how: IMPLIED_RESPONSE.movedOn,
      first_answer_minutes: 60,
      employment_status: 1,
      how_will_you_pay: 1,
      total_household_income: 1,
      budget: 1,
      desired_bedrooms: 2,
      ...(isViewed && {
        viewing_at: at(addDays(touched, -3), 14),
        viewing_user_id: userId,
        outcome:
          status === LEAD_STATUS.ViewingCancelled ? VIEWING_OUTCOME.CancelledByUs : VIEWING_OUTCOME.Attended,
      }),
      ...(status === LEAD_STATUS.ReservationDeclined && {
        reservation_sent_at: at(addDays(touched, -1), 9),
        document_status: 'Declined',
      }),
    }
  })
}

const at = (day: string, hour: number) => new Date((startInUtc(day) + hour * HOUR_SECONDS) * 1000)
