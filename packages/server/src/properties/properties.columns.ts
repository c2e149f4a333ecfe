import { filled } from '@latchkey/domain/platform/values/fields'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import {
  AMENITIES,
  isOfKind,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_FIELD_NAMES,
  PROPERTY_TEXT_FIELDS,
  type PropertyField,
  type PropertyFieldOf,
} from '@latchkey/domain/properties/property.fields'
import { DECIMALS } from '@latchkey/domain/properties/property.limits'
import { penceOrNull, poundsOrNull } from '@latchkey/domain/platform/values/money'
import type { Selectable } from 'kysely'
import type { PropertyTable } from '../db/tables/stock.ts'
import { snakeCase, type SnakeCase } from '../db/column-names.ts'
import { orNull } from '../platform/values/blank.ts'

/** Pictures are in a table of their own. */
type StoredField = Exclude<PropertyField, PropertyFieldOf<'pictures'>>

/** Exceptions from snake case. */
const OTHER_NAMES = { desc: 'description', EVCharging: 'ev_charging' } as const

export type PropertyColumnOf<Field extends StoredField> = Field extends keyof typeof OTHER_NAMES
  ? (typeof OTHER_NAMES)[Field]
  : `${SnakeCase<Field>}${Field extends PropertyFieldOf<'amount'> ? '_pence' : ''}`

function columnOf(field: PropertyField): string {
  const name = Object.entries(OTHER_NAMES).find(([key]) => key === field)?.[1]
  return name ?? `${snakeCase(field)}${isOfKind(field, 'amount') ? '_pence' : ''}`
}

/** The field's name in snake case, with the unit for amounts. */
export const PROPERTY_COLUMNS = Object.fromEntries(
  PROPERTY_FIELD_NAMES.map((field) => [field, columnOf(field)]),
) as { readonly [Field in StoredField]: PropertyColumnOf<Field> }

/** Columns that a save writes. */
export type PropertyColumns = Omit<
  Selectable<PropertyTable>,
  'id' | 'project_id' | 'imported_from' | 'created_at' | 'deleted_at' | 'version'
>

/** Blank text is stored as null, amounts in pence. */
export function propertyColumns(draft: Omit<PropertyDraft, 'images'>): PropertyColumns {
  return {
    ...columnsOf(PROPERTY_TEXT_FIELDS, (field) => orNull(draft[field])),
    name: draft.name,
    ...columnsOf([...PROPERTY_CHOICE_FIELDS, ...PROPERTY_COUNT_FIELDS], (field) => draft[field]),
    ...columnsOf(PROPERTY_AMOUNT_FIELDS, (field) => penceOrNull(draft[field])),
    ...columnsOf(PROPERTY_AREA_FIELDS, (field) => draft[field]?.toFixed(DECIMALS) ?? null),
    ...columnsOf(AMENITIES, (field) => draft[field]),
  }
}

export function propertyFields(
  columns: PropertyColumns,
): Omit<Property, 'id' | 'projectId' | 'images' | 'importedFrom' | 'version'> {
  return {
    ...filled(PROPERTY_TEXT_FIELDS, (field) => columns[PROPERTY_COLUMNS[field]]),
    name: columns.name,
    ...filled(
      [...PROPERTY_CHOICE_FIELDS, ...PROPERTY_COUNT_FIELDS],
      (field) => columns[PROPERTY_COLUMNS[field]],
    ),
    ...filled(PROPERTY_AMOUNT_FIELDS, (field) => poundsOrNull(columns[PROPERTY_COLUMNS[field]])),
    ...filled(PROPERTY_AREA_FIELDS, (field) => numberOf(columns[PROPERTY_COLUMNS[field]])),
    ...filled(AMENITIES, (field) => columns[PROPERTY_COLUMNS[field]]),
  }
}

function columnsOf<Field extends StoredField, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<PropertyColumnOf<Field>, Value> {
  const entries = fields.map((field) => [PROPERTY_COLUMNS[field], valueOf(field)])
  return Object.fromEntries(entries) as Record<PropertyColumnOf<Field>, Value>
}

/** The driver returns a numeric as text, to keep every digit. */
function numberOf(numeric: string | null): number | null {
  return numeric === null ? null : Number(numeric)
}
