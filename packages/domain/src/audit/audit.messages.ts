import { INTEREST_LABELS, OUTCOME_LABELS } from '../leads/outcome/outcome.enums.ts'
import { NOT_DUPLICATE_REASONS } from '../duplicates/merge.rules.ts'
import { LEAD_STATUS_LABELS } from '../leads/lead-status.ts'
import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_DAY_FIELDS,
  ANSWER_FIELDS,
  ANSWER_INSTANT_FIELDS,
  ANSWER_LABELS,
} from '../leads/questionnaire/answer.fields.ts'
import { DEPOSIT_OUTCOME_LABELS } from '../leads/deposit/deposit.enums.ts'
import { CHECK_KIND_LABELS } from '../leads/right-to-rent/right-to-rent.enums.ts'
import { LEAD_AGENT_FIELDS, LEAD_DATE_FIELDS, LEAD_LABELS } from '../leads/lead.fields.ts'
import { REASON_WORDS_LABEL } from '../leads/reason/reason.messages.ts'
import { RESPONSE_METHODS } from '../leads/waiting/waiting.messages.ts'
import { OFFICE_LABELS } from '../office/office.draft.ts'
import { dayText, isDay } from '../platform/values/days.ts'
import { DASH, labelOf, type Labelled } from '../platform/values/labels.ts'
import { formatGbp } from '../platform/values/money.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import { PROPERTY_CHOICE_FIELDS, PROPERTY_FIELDS, PROPERTY_LABELS } from '../properties/property.fields.ts'
import { wordsOf } from './audit-actions.ts'

export interface ChangeInWords {
  field: string
  label: string
  from: string
  to: string
}

export interface ChangeTexts {
  dateFormatter: DateFormatter
  /** Falls back to the number for an unknown user. */
  agentName: (id: number) => string
  /** Longer values are cut, in characters; 300 unless given. */
  max?: number
}

/** Notes can be very long. */
const SHOWN_MAX = 300

const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...OFFICE_LABELS,
  ...PROPERTY_LABELS,
  ...LEAD_LABELS,
  ...ANSWER_LABELS,
  dateSubmitted: 'Date submitted',
  'property.unitType': PROPERTY_LABELS.unitType,
  'property.bedrooms': PROPERTY_LABELS.bedrooms,
  'property.bathrooms': PROPERTY_LABELS.bathrooms,
  'document.status': 'Referencing result',
  'document.maxRent': 'Highest rent',
  outcome: 'Viewing outcome',
  'feedback.interested': 'Interested in the home',
  'feedback.words': 'Feedback',
  words: REASON_WORDS_LABEL,
  'rightToRent.adults': 'Adults who will live there',
  'rightToRent.adultName': "Adult's name",
  'rightToRent.kind': 'How the right to rent was checked',
  'rightToRent.checkedOn': 'Checked on',
  'rightToRent.expiresOn': 'Valid until',
  rightToRentOverride: 'Completed without every right to rent check',
  'deposit.amount': 'Amount of the deposit',
  'deposit.receivedOn': 'Deposit received on',
  'deposit.deadlineOn': 'Deadline of the deposit',
  'deposit.outcome': 'Outcome of the deposit',
  'deposit.outcomeOn': 'On',
  'deposit.reason': 'Reason given to the applicant',
  requiresTwoFactor: 'Two-factor sign-in required',
}

const CHOICES: Readonly<Record<string, Labelled>> = {
  answered: Object.fromEntries(RESPONSE_METHODS.map(({ how, label }) => [how, label])),
  status: LEAD_STATUS_LABELS,
  outcome: OUTCOME_LABELS,
  'feedback.interested': INTEREST_LABELS,
  'deposit.outcome': DEPOSIT_OUTCOME_LABELS,
  'rightToRent.kind': CHECK_KIND_LABELS,
  reason: NOT_DUPLICATE_REASONS,
  ...Object.fromEntries(PROPERTY_CHOICE_FIELDS.map((field) => [field, PROPERTY_FIELDS[field].options])),
  'property.unitType': PROPERTY_FIELDS.unitType.options,
  ...Object.fromEntries(ANSWER_CHOICE_FIELDS.map((field) => [field, ANSWER_FIELDS[field].options])),
}

const INSTANTS: ReadonlySet<string> = new Set([
  'dateSubmitted',
  ...LEAD_DATE_FIELDS,
  ...ANSWER_INSTANT_FIELDS,
])

const DAYS: ReadonlySet<string> = new Set(ANSWER_DAY_FIELDS)

const AMOUNTS: ReadonlySet<string> = new Set(['document.maxRent', 'deposit.amount'])

const PEOPLE: ReadonlySet<string> = new Set(['handler', 'completedBy', ...LEAD_AGENT_FIELDS])

export function changeInWords(
  change: { field: string; from?: unknown; to?: unknown },
  texts: ChangeTexts,
): ChangeInWords {
  const { field } = change
  return {
    field,
    label: FIELD_LABELS[field] ?? wordsOf(field),
    from: valueInWords(field, change.from, texts),
    to: valueInWords(field, change.to, texts),
  }
}

function valueInWords(field: string, value: unknown, texts: ChangeTexts): string {
  if (value === null || value === undefined || value === '') return DASH
  if (Array.isArray(value)) return value.length === 0 ? DASH : shortened(value.map(String).join(', '), texts)
  if (typeof value === 'boolean') return booleanInWords(field, value)
  if (typeof value === 'number') return numberInWords(field, value, texts)
  if (typeof value !== 'string') return shortened(JSON.stringify(value), texts)
  return isDay(value) ? dayText(value) : shortened(value, texts)
}

/** The status of a role is a boolean, that of a lead a number. */
function booleanInWords(field: string, value: boolean): string {
  if (field === 'status') return value ? 'Enabled' : 'Disabled'
  return value ? 'Yes' : 'No'
}

function numberInWords(field: string, value: number, { dateFormatter, agentName }: ChangeTexts): string {
  const labels = CHOICES[field]
  if (labels !== undefined) return labelOf(labels, value)
  if (INSTANTS.has(field)) return dateFormatter.formatDateTime(value) || DASH
  if (DAYS.has(field)) return dateFormatter.formatDate(value) || DASH
  if (PEOPLE.has(field)) return agentName(value)
  if (AMOUNTS.has(field)) return formatGbp(value)
  return String(value)
}

function shortened(text: string, { max = SHOWN_MAX }: ChangeTexts): string {
  return text.length <= max ? text : `${text.slice(0, max)}…`
}
