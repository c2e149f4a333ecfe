import { DASH, labelOf } from '../platform/values/labels.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { LeadRow } from './lead.contract.ts'
import { LEAD_STATUS_LABELS, type LeadSection } from './lead.status.ts'
import type { LeadField, LeadValues } from './lead.values.ts'

/** `section` is that of the saved status, not of the chosen one (rule L7). */
export function leadDialogTitle(section: LeadSection): string {
  return `${section} Details`
}

export function leadName(lead: { firstName: string; lastName: string }): string {
  return `${lead.firstName} ${lead.lastName}`.trim()
}

/** The non-empty parts, joined by commas. */
export function propertyAddress(property: LeadRow['property']): string {
  if (property === null) return ''
  return [property.addressLine1, property.addressLine2, property.city, property.postcode]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}

export interface LeadTexts {
  dateFormatter: DateFormatter
  agentName: (id: number) => string
}

/** A dash for an empty value and for an invalid date. */
export function leadValueText(
  field: LeadField,
  { [field]: value }: LeadValues,
  { dateFormatter, agentName }: LeadTexts,
): string {
  if (value === null || value === '') return DASH
  if (typeof value === 'string') return value
  if (field === 'status') return labelOf(LEAD_STATUS_LABELS, value)
  if (field === 'viewingUserId') return agentName(value)
  return dateFormatter.formatDateTime(value) || DASH
}
