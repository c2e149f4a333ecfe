/** Columns that the units of a project can be filtered and sorted by. Source: decision J11. */
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
] as const

/** The name of a column of the units of a project; its heading is the label of that field. */
export type UnitColumn = (typeof UNIT_COLUMNS)[number]
