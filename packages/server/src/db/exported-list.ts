import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './schema.ts'

/** Rows of one fetch of the cursor. */
const CHUNK_ROWS = 500

/** Headings, and each row as texts under them. */
export interface ExportedList {
  readonly headings: readonly string[]
  /** Filters and sort, for the audit trail. */
  readonly applied: readonly string[]
  /** Number of rows of the whole list. */
  count(db: Kysely<Db>): Promise<number>
  /** Reads rows by a cursor; in a transaction only. */
  rows(db: Kysely<Db>): AsyncGenerator<string[], void, undefined>
}

export interface StoredList<Stored> {
  readonly headings: readonly string[]
  readonly applied: readonly string[]
  /** The query without an order, which the count does not need. */
  readonly select: Expression<Stored>
  readonly order: RawBuilder<unknown>
  readonly textsOf: (stored: Stored) => string[]
}

/** Null selects all. */
export const idIn = (column: RawBuilder<unknown>, ids: readonly number[] | null): RawBuilder<SqlBool> =>
  ids === null ? sql`true` : sql`${column} = any(${ids}::bigint[])`

export function exportedList<Stored>({
  headings,
  applied,
  select,
  order,
  textsOf,
}: StoredList<Stored>): ExportedList {
  return {
    headings,
    applied,
    async count(db) {
      const { rows } = await sql<{
        total: number
      }>`select count(*) as total from ${select} as listed`.execute(db)
      return rows[0]?.total ?? 0
    },
    async *rows(db) {
      await sql`declare exported no scroll cursor for ${select} order by ${order}`.execute(db)
      for (;;) {
        const { rows } = await sql<Stored>`fetch ${sql.lit(CHUNK_ROWS)} from exported`.execute(db)
        for (const stored of rows) yield textsOf(stored)
        if (rows.length < CHUNK_ROWS) return
      }
    },
  }
}
