import { ANSWER_NAMES } from '@latchkey/domain/leads/questionnaire/answer.fields'
import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import type { Lead, LeadProperty, LeadRow } from '@latchkey/domain/leads/lead.contract'
import {
  LEAD_HOME_FACTS,
  LEAD_HOME_NAMES,
  LEAD_LISTED_FIELDS,
  LEAD_LISTED_HOME,
  LEAD_UNLISTED_FIELDS,
} from '@latchkey/domain/leads/lead.fields'
import type { Feedback } from '@latchkey/domain/leads/outcome/outcome.contract'
import type { LastReason } from '@latchkey/domain/leads/reason/reason.contract'
import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import { poundsOrNull } from '@latchkey/domain/platform/values/money'
import type { Selectable } from 'kysely'
import type { LeadTable } from '../../db/tables/leads.ts'
import { presentMedia, type MediaRecord } from '../../media/media.present.ts'
import { nameOrUsername } from '../../platform/values/staff-name.ts'
import { presentOrigin } from '../../platform/values/origin.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { columnsNamed, homeColumnsNamed, storedFields, storedHome } from './lead.columns.ts'
import { expectsViewing } from './lead.transitions.ts'

export interface HandlerRecord {
  readonly id: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  /** False for a user who has left. */
  readonly active: boolean
  /** False for a handler who may not open the lead; undefined in rows of lists. */
  readonly may_open?: boolean
}

export interface LeadRecord extends Selectable<LeadTable> {
  readonly handler: HandlerRecord | null
}

/** Columns of `lead` that lists read. */
export const LEAD_ROW_COLUMNS = [
  'id',
  'submitted_at',
  'viewing_confirmed_at',
  'first_answered_at',
  ...columnsNamed(LEAD_LISTED_FIELDS),
  ...homeColumnsNamed(LEAD_LISTED_HOME),
] as const satisfies readonly (keyof LeadTable)[]

export type LeadRowRecord = Pick<LeadRecord, (typeof LEAD_ROW_COLUMNS)[number] | 'handler'>

interface CountedLeadRecord extends LeadRowRecord {
  readonly duplicates: number
}

/** A lead with the version of the settings that its response clock depends on. */
export interface ListedLeadRecord extends CountedLeadRecord {
  readonly office_version: number
}

export function presentLeadRow(record: CountedLeadRecord, waiting: Waiting | null): LeadRow {
  const { duplicates } = record
  return { ...presentPerson(record), property: presentRowHome(record), waiting, duplicates }
}

/** The name and address of the home. */
export const homeOf = (
  record: Pick<
    LeadRecord,
    | 'property_name'
    | 'property_address_line1'
    | 'property_address_line2'
    | 'property_city'
    | 'property_postcode'
  >,
) => storedHome(record, ['name', 'addressLine1', 'addressLine2', 'city', 'postcode'])

/** Null without a home. */
export function presentRowHome(record: LeadRowRecord): LeadRow['property'] {
  const home = storedHome(record, LEAD_LISTED_HOME)
  return isBlank(home) ? null : home
}

export function presentLead(
  record: LeadRecord,
  images: readonly MediaRecord[],
  waiting: Waiting | null = null,
  lastReason: LastReason | null = null,
): Lead {
  return {
    ...presentPerson(record),
    waiting,
    ...storedFields(record, LEAD_UNLISTED_FIELDS),
    property: presentProperty(record, images),
    document:
      record.document_status === null
        ? null
        : {
            status: record.document_status,
            maxRent: poundsOrNull(record.document_max_rent_pence),
          },
    ...storedFields(record, ANSWER_NAMES),
    outcome: record.outcome,
    feedback: presentFeedback(record),
    lastReason,
    importedFrom: presentOrigin(record),
    version: record.version,
  }
}

export function presentPerson(record: LeadRowRecord) {
  return {
    id: record.id,
    ...storedFields(record, LEAD_LISTED_FIELDS),
    dateSubmitted: unixSeconds(record.submitted_at),
    isViewingConfirmed: expectsViewing({
      status: record.status,
      isConfirmed: record.viewing_confirmed_at !== null,
    }),
    handler: presentHandler(record.handler),
  }
}

export function presentHandler(record: HandlerRecord | null): Handler | null {
  return record && { id: record.id, name: nameOrUsername(record), active: record.active }
}

function presentFeedback(record: LeadRecord): Feedback | null {
  const { feedback_interested: interested, feedback_words: words, feedback_at: at } = record
  return interested === null || at === null ? null : { interested, words, at: unixSeconds(at) }
}

function presentProperty(record: LeadRecord, images: readonly MediaRecord[]): LeadProperty | null {
  const home = storedHome(record, [...LEAD_HOME_NAMES, ...LEAD_HOME_FACTS])
  return isBlank(home) && images.length === 0 ? null : { ...home, images: images.map(presentMedia) }
}

/** True for a lead that names no home. */
function isBlank(home: Record<string, unknown>): boolean {
  return Object.values(home).every((value) => value === null)
}
