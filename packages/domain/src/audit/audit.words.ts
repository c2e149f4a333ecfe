import { LEAD_STATUS_LABELS } from '../leads/lead.enums.ts'
import { LEAD_ANSWER_LABELS, LEAD_LABELS } from '../leads/lead.labels.ts'
import { DASH, labelOf, type Labelled } from '../platform/labels.ts'
import { formatGbp } from '../platform/money.ts'
import type { DateFormatter } from '../platform/time.ts'
import {
  AVAILABILITY_LABELS,
  BUILDING_LABELS,
  ENERGY_LABELS,
  OWNERSHIP_TYPE_LABELS,
  UNIT_TYPE_LABELS,
} from '../properties/property.enums.ts'
import { PROPERTY_LABELS } from '../properties/property.labels.ts'
import {
  BUDGET_LABELS,
  EMPLOYMENT_STATUS_LABELS,
  HOW_HEARD_LABELS,
  INCOME_SOURCE_LABELS,
  LIVING_ARRANGEMENT_LABELS,
  tenancyLabel,
  TOTAL_HOUSEHOLD_INCOME_LABELS,
} from '../leads/answer.enums.ts'
import { wordsOf } from './audit.actions.ts'

/** One field as a person reads it: its label, and both values in words. */
export interface ChangeInWords {
  field: string
  label: string
  from: string
  to: string
}

/** What the values need to be read. */
export interface ChangeTexts {
  dateFormatter: DateFormatter
  /** What a user is called; their number where nobody knows. */
  agentName: (id: number) => string
}

/** Longest value that is shown whole, in characters: notes may be books. */
const SHOWN_MAX = 300

const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...PROPERTY_LABELS,
  ...LEAD_LABELS,
  ...LEAD_ANSWER_LABELS,
  dateSubmitted: 'Date submitted',
  'property.unitType': 'Unit Type',
  'property.bedrooms': 'Bedrooms',
  'property.bathrooms': 'Bathrooms',
  'document.status': 'Referencing result',
  'document.maxRent': 'Highest rent',
  requiresTwoFactor: 'Two-factor sign-in required',
}

const CHOICES: Readonly<Record<string, Labelled>> = {
  status: LEAD_STATUS_LABELS,
  availability: AVAILABILITY_LABELS,
  unitType: UNIT_TYPE_LABELS,
  ownershipType: OWNERSHIP_TYPE_LABELS,
  building: BUILDING_LABELS,
  energyLabel: ENERGY_LABELS,
  'property.unitType': UNIT_TYPE_LABELS,
  employmentStatus: EMPLOYMENT_STATUS_LABELS,
  howWillYouPay: INCOME_SOURCE_LABELS,
  totalHouseholdIncome: TOTAL_HOUSEHOLD_INCOME_LABELS,
  budget: BUDGET_LABELS,
  currentLivingArrangements: LIVING_ARRANGEMENT_LABELS,
  whereDidYouHearAboutProperty: HOW_HEARD_LABELS,
}

const INSTANTS: ReadonlySet<string> = new Set([
  'dateSubmitted',
  'viewingDate',
  'reservationSentDate',
  'reservationCompleteDate',
  'desiredViewingDate',
])

/** A change of one field, in words and labels instead of numbers. */
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
  if (Array.isArray(value)) return value.length === 0 ? DASH : shortened(value.map(String).join(', '))
  if (typeof value === 'boolean') return booleanInWords(field, value)
  if (typeof value === 'number') return numberInWords(field, value, texts)
  return shortened(typeof value === 'string' ? value : JSON.stringify(value))
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
  if (field === 'desiredMoveDate') return dateFormatter.formatDate(value) || DASH
  if (field === 'viewingUserId') return agentName(value)
  if (field === 'desiredTenancyPeriodInMonths') return tenancyLabel(value)
  if (field === 'document.maxRent') return formatGbp(value)
  return String(value)
}

function shortened(text: string): string {
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}…`
}
