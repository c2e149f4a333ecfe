import { auditActionLabel } from '@latchkey/domain/audit/audit-actions'
import { changeInWords, type ChangeTexts } from '@latchkey/domain/audit/audit.messages'
import { DEPOSIT_OUTCOME_LABELS } from '@latchkey/domain/leads/deposit/deposit.enums'
import { LEAD_HOME_NAMES, LEAD_PLAIN_DATES, LEAD_SHORT_FIELDS } from '@latchkey/domain/leads/lead.fields'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { LEAD_STATUS_LABELS, type LeadStatus, reasonListOf } from '@latchkey/domain/leads/lead-status'
import { MAIL_STATE_LABELS } from '@latchkey/domain/leads/mails/lead-mails.messages'
import { INTEREST_LABELS, OUTCOME_LABELS } from '@latchkey/domain/leads/outcome/outcome.enums'
import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_COUNT_FIELDS,
  ANSWER_DAY_FIELDS,
  ANSWER_FIELDS,
  ANSWER_FLAG_FIELDS,
  ANSWER_INSTANT_FIELDS,
  ANSWER_TEXT_FIELDS,
} from '@latchkey/domain/leads/questionnaire/answer.fields'
import { REASON_LABELS } from '@latchkey/domain/leads/reason/reason.enums'
import { CHECK_KIND_LABELS } from '@latchkey/domain/leads/right-to-rent/right-to-rent.enums'
import { filled } from '@latchkey/domain/platform/values/fields'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { labelOf, type Labelled } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { PersonLead, PersonMatch } from '@latchkey/domain/privacy/person/person.contract'
import {
  A_MEMBER_OF_STAFF,
  adultNumbered,
  ANOTHER_ENQUIRY,
  ANSWERED_HOW_LABELS,
  LINK_PURPOSE_LABELS,
} from '@latchkey/domain/privacy/person/person.messages'
import { UNIT_TYPE_LABELS } from '@latchkey/domain/properties/property.enums'
import { poundsOrNull } from '@latchkey/domain/platform/values/money'
import type { BodySealing } from '../../intake/received/body-sealing.ts'
import { mailState } from '../../leads/mails/mail-state.ts'
import { storedFields, storedHome } from '../../leads/record/lead.columns.ts'
import { MERGE_CHANGES } from '../../leads/record/lead.history.ts'
import { unixSeconds, unixSecondsOrNull } from '../../platform/values/unix-seconds.ts'
import type { PersonRecords, MatchRecord } from './person.queries.ts'

export const presentMatch = (record: MatchRecord): PersonMatch => ({
  id: record.id,
  name: nameOf(record),
  // Guaranteed by a check constraint.
  status: record.status as LeadStatus,
  dateSubmitted: unixSeconds(record.submitted_at),
  deletedAt: unixSecondsOrNull(record.deleted_at),
  matchedBy: [...(record.by_email ? ['email' as const] : []), ...(record.by_phone ? ['phone' as const] : [])],
})

export const nameOf = (record: { first_name: string; last_name: string }): string =>
  leadName({ firstName: record.first_name, lastName: record.last_name })

/** Leads with all that is held on each, newest first. */
export function presentPersonLeads(
  records: PersonRecords,
  { dateFormatter, sealing }: { dateFormatter: DateFormatter; sealing: BodySealing },
): PersonLead[] {
  const own = new Set(records.leads.map((lead) => comparable(nameOf(lead))))
  return records.leads.map((lead): PersonLead => {
    const rowsOf = <Row>(rows: ReadonlyMap<number, readonly Row[]>): readonly Row[] => rows.get(lead.id) ?? []
    const checks = rowsOf(records.checks)
    const adultOf = adultsOf(nameOf(lead))
    return {
      details: {
        id: lead.id,
        ...storedFields(lead, LEAD_SHORT_FIELDS),
        ...mapped(storedFields(lead, LEAD_PLAIN_DATES), momentOf),
        status: wordsIn(LEAD_STATUS_LABELS, lead.status),
        dateSubmitted: moment(lead.submitted_at),
        source: lead.source,
        externalId: lead.external_id,
        importedFrom: lead.imported_from?.system ?? null,
        importReference: lead.imported_from?.reference ?? null,
        handler: staff(lead.handler_user_id),
        handledSince: moment(lead.handled_since),
        firstAnsweredAt: moment(lead.first_answered_at),
        firstAnsweredHow: wordsIn(ANSWERED_HOW_LABELS, lead.first_answer_how),
        firstAnsweredBy: staff(lead.first_answered_by),
        firstAnswerMinutes: lead.first_answer_minutes,
        deletedAt: moment(lead.deleted_at),
        mergedInto: lead.merged_into_id,
      },
      answers: presentAnswers(lead, dateFormatter),
      home: {
        ...storedHome(lead, [...LEAD_HOME_NAMES, 'bedrooms', 'bathrooms']),
        unitType: wordsIn(UNIT_TYPE_LABELS, lead.property_unit_type),
      },
      notes: lead.notes,
      reasons: rowsOf(records.reasons).map(({ status, reason, words, user_id: userId, at }) => {
        const list = reasonListOf(status)
        return {
          at: moment(at),
          status: wordsIn(LEAD_STATUS_LABELS, status),
          reason: list && wordsIn(REASON_LABELS[list], reason),
          words,
          by: staff(userId),
        }
      }),
      viewing: {
        viewingDate: moment(lead.viewing_at),
        agent: staff(lead.viewing_user_id),
        confirmedAt: moment(lead.viewing_confirmed_at),
        remindedFor: moment(lead.reminded_for),
        outcome: wordsIn(OUTCOME_LABELS, lead.outcome),
      },
      outcomes: rowsOf(records.outcomes).map((row) => ({
        viewingDate: moment(row.viewing_at),
        agent: staff(row.agent_id),
        outcome: wordsIn(OUTCOME_LABELS, row.outcome),
        by: staff(row.by_user_id),
        at: moment(row.at),
      })),
      feedback:
        lead.feedback_at === null
          ? null
          : {
              at: moment(lead.feedback_at),
              interested: wordsIn(INTEREST_LABELS, lead.feedback_interested),
              words: lead.feedback_words,
            },
      reservation: {
        reservationSentDate: moment(lead.reservation_sent_at),
        reservationCompleteDate: moment(lead.reservation_complete_at),
        referencingResult: lead.document_status,
        highestRent: poundsOrNull(lead.document_max_rent_pence),
        offeredRent: poundsOrNull(lead.offered_rent_pence),
        adults: lead.adults,
      },
      deposits: rowsOf(records.deposits).map((row) => ({
        amount: poundsOrNull(row.amount_pence),
        rent: poundsOrNull(row.rent_pence),
        receivedOn: row.received_on,
        deadlineOn: row.deadline_on,
        isAgreed: row.is_agreed,
        outcome: wordsIn(DEPOSIT_OUTCOME_LABELS, row.outcome),
        outcomeOn: row.outcome_on,
        reason: row.reason,
        by: staff(row.created_by),
        at: moment(row.at),
      })),
      rightToRentChecks: checks.map((row) => ({
        adult: adultOf(row.adult_name),
        how: wordsIn(CHECK_KIND_LABELS, row.kind),
        checkedOn: row.checked_on,
        validUntil: row.expires_on,
        by: staff(row.checked_by),
        deletedAt: moment(row.deleted_at),
      })),
      history: rowsOf(records.history).map(({ at, action, user_id: userId, address, changes }) => ({
        at: moment(at),
        action: auditActionLabel(action),
        by: staff(userId),
        // Only the address of a tenant: the address of a user is not data of this person.
        address: userId === null ? address : null,
        changes: changes
          .filter(({ field }) => field !== MERGE_CHANGES.id)
          .map(({ field, from, to }) => {
            const shown = (value: unknown) => shownValue(field, value, { adultOf, own })
            return presentChange({ field, from: shown(from), to: shown(to) }, dateFormatter)
          }),
      })),
      received: rowsOf(records.received).map((row) => ({
        at: moment(row.at),
        source: row.source,
        reference: row.external_id,
        body: row.body_sealed && sealing.open(row.body_sealed).text,
      })),
      mails: rowsOf(records.mails).map((row) => ({
        at: moment(row.queued_at),
        subject: row.subject,
        state: MAIL_STATE_LABELS[mailState(row)],
        sentAt: moment(row.sent_at),
      })),
      links: rowsOf(records.links).map((row) => ({
        purpose: LINK_PURPOSE_LABELS[row.purpose],
        createdAt: moment(row.created_at),
        expiresAt: moment(row.expires_at),
        usedAt: moment(row.consumed_at),
        cancelledAt: moment(row.cancelled_at),
      })),
    }
  })
}

function presentAnswers(
  lead: PersonRecords['leads'][number],
  dateFormatter: DateFormatter,
): PersonLead['answers'] {
  return {
    ...storedFields(lead, [...ANSWER_TEXT_FIELDS, ...ANSWER_COUNT_FIELDS, ...ANSWER_FLAG_FIELDS]),
    ...mapped(storedFields(lead, ANSWER_CHOICE_FIELDS), (value, field) =>
      wordsIn(ANSWER_FIELDS[field].options, value),
    ),
    ...mapped(storedFields(lead, ANSWER_INSTANT_FIELDS), momentOf),
    ...mapped(storedFields(lead, ANSWER_DAY_FIELDS), (value) =>
      value === null ? null : dateFormatter.toDateInput(value),
    ),
  }
}

const mapped = <Field extends string, Shown>(
  values: Readonly<Record<Field, number | null>>,
  shownOf: (value: number | null, field: Field) => Shown,
) => filled(Object.keys(values) as Field[], (field) => shownOf(values[field], field))

/** Names of other people are left out. */
function shownValue(
  field: string,
  value: unknown,
  { adultOf, own }: { adultOf: (name: string) => string; own: ReadonlySet<string> },
): unknown {
  if (typeof value !== 'string') return value
  if (field === ADULT_FIELD) return adultOf(value)
  return OTHER_LEAD_FIELDS.includes(field) && !own.has(comparable(value)) ? ANOTHER_ENQUIRY : value
}

/** The name of the field in the audit trail. */
const ADULT_FIELD = 'rightToRent.adultName'

/** Names of other leads in the audit trail; those marked as not a duplicate may belong to another person. */
const OTHER_LEAD_FIELDS: readonly string[] = ['otherLead', MERGE_CHANGES.with, MERGE_CHANGES.into]

function presentChange(
  change: { field: string; from: unknown; to: unknown },
  dateFormatter: DateFormatter,
): PersonLead['history'][number]['changes'][number] {
  const texts: ChangeTexts = { dateFormatter, agentName: () => A_MEMBER_OF_STAFF, max: Infinity }
  const { label, from, to } = changeInWords(change, texts)
  return { field: label, from: isBlank(change.from) ? null : from, to: isBlank(change.to) ? null : to }
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Numbers adults other than the applicant in the order in which they are named. */
function adultsOf(applicant: string): (name: string) => string {
  const others: string[] = []
  return (name) => {
    const key = comparable(name)
    if (key === comparable(applicant)) return name
    if (!others.includes(key)) others.push(key)
    return adultNumbered(others.indexOf(key) + 2)
  }
}

/** Ignores spacing, and what is ignored when names are searched. */
const comparable = (name: string): string => foldedText(name).replaceAll(' ', '')

const staff = (userId: number | null): typeof A_MEMBER_OF_STAFF | null =>
  userId === null ? null : A_MEMBER_OF_STAFF

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

const momentOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

const wordsIn = (labels: Labelled, value: number | null): string | null =>
  value === null ? null : labelOf(labels, value)
