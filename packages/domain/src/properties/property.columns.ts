import type { PropertyField, PropertyFieldOf } from './property.fields.ts'

/** The fields that the list of a project's units shows, filters and sorts by, in the order of its columns. Source: decision J11. */
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

/** The name of a column of the units of a project; its heading is the label of the field. */
export type UnitColumn = (typeof UNIT_COLUMNS)[number]
