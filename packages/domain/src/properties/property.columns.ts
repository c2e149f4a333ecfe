import type { PropertyField, PropertyFieldOf } from './property.fields.ts'

/** In display order; each can be filtered and sorted by. */
export const UNIT_COLUMNS = [
  'name',
  'unitType',
  'building',
  'bedrooms',
  'bathrooms',
  'availability',
  'purchasePrice',
  'rentalPrice',
  'size',
] as const satisfies readonly Exclude<PropertyField, PropertyFieldOf<'flag' | 'pictures'>>[]

export type UnitColumn = (typeof UNIT_COLUMNS)[number]
