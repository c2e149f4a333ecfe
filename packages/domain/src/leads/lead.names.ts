import type { LeadRow } from './lead.contract.ts'
import type { LeadSection } from './lead.enums.ts'

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
