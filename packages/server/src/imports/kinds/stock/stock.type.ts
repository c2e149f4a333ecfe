import type { HomeRow } from '@latchkey/domain/imports/home-row'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { fieldChanges } from '../../../audit/field-changes.ts'
import { withoutAccessNotes } from '../../../properties/access-notes.ts'
import { PROPERTY_COLUMNS, propertyColumns, propertyFields } from '../../../properties/properties.columns.ts'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import { bulkQueries } from '../bulk.queries.ts'
import type { RecordType } from '../records/record-type.ts'
import { stockQueries } from './stock.queries.ts'

const COLUMNS: Readonly<Partial<Record<string, string>>> = PROPERTY_COLUMNS satisfies Partial<
  Record<PropertyField, string>
>

/** Homes and units share these. */
export const STOCK = {
  entity: 'property',
  keyField: 'name',
  stored: (db, ids, options) => stockQueries(db).stored(ids, options),
  columnOf: (field) => COLUMNS[field],
  columns: ({ values: { home } }) => ({ ...propertyColumns(home) }),

  async update(change, updates) {
    const versions = await bulkQueries(change.db, 'property').update(
      updates.map(({ stored, set }) => ({ id: stored.id, ...set })),
    )
    await change.homesChanged([...versions.keys()])
    return versions
  },

  changesOf: (_db, changes) =>
    Promise.resolve(
      changes.map(({ stored, set }) =>
        fieldChanges(propertyFields(stored), propertyFields({ ...stored, ...set })).map(withoutAccessNotes),
      ),
    ),

  staying: (db, rows) => stockQueries(db).staying(rows),

  async names(db, ids) {
    const homes = await stockQueries(db).names(ids)
    return new Map(homes.map(({ id, name }) => [id, name]))
  },
} as const satisfies Partial<RecordType<HomeRow, PropertyRecord>>
