import type { EnquiryRow, ImportedEnquiry } from '@latchkey/domain/imports/enquiry-row'
import { LEAD_DOTTED_HOME_FIELDS, LEAD_FIELDS, type LeadOwnField } from '@latchkey/domain/leads/lead.fields'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { LeadTable } from '../../../db/tables/leads.ts'
import { columnsNamed, leadColumns } from '../../../leads/record/lead.columns.ts'
import { instantOf } from '../../../platform/values/unix-seconds.ts'

export type StoredLead = Selectable<LeadTable>
export type LeadColumn = keyof Updateable<LeadTable> & keyof StoredLead

const OWN_FIELDS = Object.keys(LEAD_FIELDS) as LeadOwnField[]
const ANSWERS = ['desiredBedrooms', 'desiredMoveDate', 'pets'] as const
const STORED = [...OWN_FIELDS, ...LEAD_DOTTED_HOME_FIELDS, ...ANSWERS]

/** The columns of the fields that a row can have a value for. */
export const COLUMN_OF: Readonly<Partial<Record<string, LeadColumn>>> = {
  ...Object.fromEntries(columnsNamed(STORED).map((column, place) => [STORED[place], column])),
  source: 'source',
  handlerUserId: 'handler_user_id',
  dateSubmitted: 'submitted_at',
}

/** All columns that a row has a value for, given or not. */
export function enquiryColumns({ lead, answers, source, handlerUserId, dateSubmitted }: ImportedEnquiry) {
  return {
    ...leadColumns(lead),
    desired_bedrooms: answers.desiredBedrooms,
    pets: answers.pets,
    desired_move_at: instantOf(answers.desiredMoveDate),
    source,
    handler_user_id: handlerUserId,
    submitted_at: new Date(dateSubmitted * 1000),
  }
}

/** The fields of the row that the file has a value for. */
export const givenFields = ({ given }: Pick<EnquiryRow, 'given'>): { field: string; column: LeadColumn }[] =>
  [...given].flatMap((field) => {
    const column = COLUMN_OF[field]
    return column === undefined ? [] : [{ field, column }]
  })

/** Returns when the lead got to each stage, by the dates of the file; null where it did not (rule M1.19). */
export function reachedColumns(
  lead: Pick<
    StoredLead,
    'status' | 'submitted_at' | 'viewing_at' | 'reservation_sent_at' | 'reservation_complete_at'
  >,
  now: Date,
): Pick<
  Required<Insertable<LeadTable>>,
  'viewing_reached_at' | 'reservation_reached_at' | 'complete_reached_at'
> {
  const { status, submitted_at: submitted } = lead
  const first = (...dates: readonly (Date | null)[]) =>
    dates.find((date) => date !== null && date <= now) ?? (submitted <= now ? submitted : now)
  const { ViewingScheduled, ViewingComplete, ReservationSent, ReservationComplete } = LEAD_STATUS
  const isReserving = status >= ReservationSent
  const [viewing, sent, complete] = [lead.viewing_at, lead.reservation_sent_at, lead.reservation_complete_at]
  return {
    viewing_reached_at:
      isReserving || status === ViewingScheduled || status === ViewingComplete
        ? first(viewing, sent, complete)
        : null,
    reservation_reached_at: isReserving ? first(sent, complete, viewing) : null,
    complete_reached_at: status === ReservationComplete ? first(complete, sent) : null,
  }
}
