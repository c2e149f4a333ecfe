import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'

type BulkTable = 'lead' | 'property' | 'app_user'

export interface InsertedRecord {
  readonly id: number
  readonly version: number
}

/** Each is one statement for many records. */
export const bulkQueries = (db: Kysely<Db> | Transaction<Db>, table: BulkTable) => ({
  /** Records with the same columns; the ids and versions are in their order. */
  async insert<Table extends BulkTable>(
    records: readonly Insertable<Db[Table]>[],
  ): Promise<InsertedRecord[]> {
    const [first] = records
    if (first === undefined) return []
    const columns = Object.keys(first)
    const { rows } = await sql<InsertedRecord>`
      insert into ${sql.table(table)} (${names(columns)})
      select ${names(columns.map((column) => `fresh.${column}`))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)
        with ordinality as fresh
      order by fresh.ordinality
      returning id, version`.execute(db)
    return rows.toSorted((one, other) => one.id - other.id)
  },

  /** One statement for all records with the same columns; returns the versions by id. */
  async update(records: readonly ({ id: number } & Record<string, unknown>)[]): Promise<Map<number, number>> {
    const versions = new Map<number, number>()
    for (const [columns, alike] of Map.groupBy(records, ({ id: _id, ...set }) =>
      Object.keys(set).toSorted().join(),
    )) {
      const assignments = columns
        .split(',')
        .map((column) => sql`${sql.ref(column)} = ${sql.ref(`fresh.${column}`)}`)
      const { rows } = await sql<InsertedRecord>`
        update ${sql.table(table)} as stored set ${sql.join(assignments)}, version = stored.version + 1
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(alike)}::jsonb) as fresh
        where stored.id = fresh.id returning stored.id, stored.version`.execute(db)
      for (const { id, version } of rows) versions.set(id, version)
    }
    return versions
  },
})

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
