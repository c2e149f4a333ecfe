import { DASH, labelOf } from '../platform/values/labels.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { LeadRow } from './lead.contract.ts'
import { LEAD_STATUS_LABELS, type LeadSection } from './lead.status.ts'
import type { LeadField, LeadValues } from './lead.values.ts'

/** The title of a lead's dialog, by the section of its saved status. Source: specification §2, decision L7. */
export function leadDialogTitle(section: LeadSection): string {
  return `${section} Details`
}

/** A person's name as every list shows it. Source: specification §2. */
export function leadName(lead: { firstName: string; lastName: string }): string {
  return `${lead.firstName} ${lead.lastName}`.trim()
}

/** A home's address as every list shows it: the filled parts, joined by commas. Source: specification §2. */
export function propertyAddress(property: LeadRow['property']): string {
  if (property === null) return ''
  return [property.addressLine1, property.addressLine2, property.city, property.postcode]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}

/** What the values of a lead need to be read. */
export interface LeadTexts {
  dateFormatter: DateFormatter
  agentName: (id: number) => string
}

/** One value as it is read; a dash for an empty one, and for what is no date. */
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
