import { DASH, labelOf } from '../platform/values/labels.ts'
import { formatGbp, shortGbp } from '../platform/values/money.ts'
import type { Property } from './property.contract.ts'
import type { PropertyDraft } from './property.draft.ts'
import type { UnitColumn } from './property.columns.ts'
import { LET_AVAILABILITIES } from './property.enums.ts'
import { isOfKind, PROPERTY_FIELDS, type PropertyField } from './property.fields.ts'
import { AREA_UNIT } from './property.limits.ts'

/** '' for none. */
export function roomsText(count: number | null, noun: 'Bedroom' | 'Bathroom'): string {
  if (count === null || count <= 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `£1,200 a month`, with pence where there are some; '' for other availabilities, and without a rental price. */
export function rentText({
  availability,
  rentalPrice,
}: Pick<Property, 'availability' | 'rentalPrice'>): string {
  if (!LET_AVAILABILITIES.includes(availability) || rentalPrice === null) return ''
  return `${shortGbp(rentalPrice)} a month`
}

/** '' for none. */
export function areaText(area: number | null): string {
  return area === null || Number.isNaN(area) ? '' : `${area} ${AREA_UNIT}`
}

/** '' for an empty value. */
export function unitCellText(property: Pick<Property, UnitColumn>, column: UnitColumn): string {
  return valueText(column, property[column])
}

/** For comparing two drafts; a dash for an empty value. */
export function propertyDraftText(field: PropertyField, draft: PropertyDraft): string {
  return valueText(field, draft[field]) || DASH
}

function valueText(field: PropertyField, value: PropertyDraft[PropertyField]): string {
  if (value === null || Number.isNaN(value)) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return value.length === 1 ? '1 picture' : `${value.length} pictures`
  if (isOfKind(field, 'amount')) return formatGbp(value)
  if (isOfKind(field, 'area')) return areaText(value)
  return isOfKind(field, 'choice') ? labelOf(PROPERTY_FIELDS[field].options, value) : String(value)
}
