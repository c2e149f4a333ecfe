import { DASH, labelOf } from '../platform/values/labels.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { LeadRow } from './lead.contract.ts'
import { LEAD_STATUS_LABELS, type LeadSection } from './lead-status.ts'
import { LEAD_AGENT_FIELDS, type LeadField } from './lead.fields.ts'
import type { LeadFieldValues } from './lead-values.ts'

/** `section` is that of the saved status, not of the chosen one (rule L7); undefined while it is not known. */
export function leadDialogTitle(section: LeadSection | undefined): string {
  return `${section ?? 'Lead'} Details`
}

export function leadName(lead: { firstName: string; lastName: string }): string {
  return `${lead.firstName} ${lead.lastName}`.trim()
}

export type HomeAddress = Pick<
  NonNullable<LeadRow['property']>,
  'name' | 'addressLine1' | 'addressLine2' | 'city' | 'postcode'
>

const joined = (parts: readonly (string | null)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

/** The non-empty parts, joined by commas. */
export function propertyAddress(property: HomeAddress | null): string {
  if (property === null) return ''
  return joined([property.addressLine1, property.addressLine2, property.city, property.postcode])
}

/** The same in two parts, for lists that give up the street before the town. */
export function addressParts(property: HomeAddress | null): { street: string; town: string } {
  if (property === null) return { street: '', town: '' }
  const [street, town] = [
    joined([property.addressLine1, property.addressLine2]),
    joined([property.city, property.postcode]),
  ]
  return { street: street !== '' && town !== '' ? `${street},` : street, town }
}

export interface LeadTexts {
  dateFormatter: DateFormatter
  agentName: (id: number) => string
}

const isAgent = (field: string): boolean => (LEAD_AGENT_FIELDS as readonly string[]).includes(field)

/** A dash for an empty value and for an invalid date. */
export function leadValueText(
  field: LeadField,
  { [field]: value }: LeadFieldValues,
  { dateFormatter, agentName }: LeadTexts,
): string {
  if (value === null || value === '') return DASH
  if (typeof value === 'string') return value
  if (field === 'status') return labelOf(LEAD_STATUS_LABELS, value)
  if (isAgent(field)) return agentName(value)
  return dateFormatter.formatDateTime(value) || DASH
}
