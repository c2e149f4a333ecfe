import { formatGbp } from '../platform/money.ts'
import { DASH, labelOf } from '../platform/labels.ts'
import type { Property } from './property.contract.ts'
import type { UnitColumn } from './property.columns.ts'
import {
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  type PropertyDraft,
} from './property.draft.ts'
import { AREA_UNIT, type PropertyField } from './property.labels.ts'
import { PROPERTY_CHOICES } from './property.choices.ts'

/** How many bedrooms or bathrooms there are, in words; '' for none. Source: specification §2 "Properties". */
export function roomsText(count: number | null, noun: 'Bedroom' | 'Bathroom'): string {
  if (count === null || count <= 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** An area as it is shown; '' for none. */
export function areaText(area: number | null): string {
  return area === null || Number.isNaN(area) ? '' : `${area} ${AREA_UNIT}`
}

const includes = (fields: readonly string[], field: string): boolean => fields.includes(field)

/** One value of a home as lists show it; '' for none. */
export function unitCellText(property: Pick<Property, UnitColumn>, column: UnitColumn): string {
  const value = property[column]
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (column === 'unitType' || column === 'building' || column === 'availability')
    return labelOf(PROPERTY_CHOICES[column], value)
  if (column === 'purchasePrice' || column === 'rentalPrice') return formatGbp(value)
  return column === 'size' ? areaText(value) : String(value)
}

/** One value of a draft in words, as two drafts are laid beside each other; a dash for none. */
export function propertyDraftText(field: PropertyField, draft: PropertyDraft): string {
  const value = draft[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value || DASH
  if (typeof value === 'object') {
    const count = value?.length ?? 0
    return count === 1 ? '1 picture' : `${count} pictures`
  }
  if (Number.isNaN(value)) return DASH
  if (includes(PROPERTY_AMOUNT_FIELDS, field)) return formatGbp(value)
  if (includes(PROPERTY_AREA_FIELDS, field)) return areaText(value)
  const choice = PROPERTY_CHOICE_FIELDS.find((name) => name === field)
  return choice === undefined ? String(value) : labelOf(PROPERTY_CHOICES[choice], value)
}
