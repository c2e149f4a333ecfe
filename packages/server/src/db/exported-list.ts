import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './schema.ts'

/** Rows that are read from the cursor at a time: few enough to keep memory low, enough to be quick. */
const CHUNK_ROWS = 500

/** What is exported of a list: its headings and, row by row, the text under each. */
export interface ExportedList {
  readonly headings: readonly string[]
  /** What it is narrowed and sorted by, for the audit trail. */
  readonly applied: readonly string[]
  /** Rows of the whole list. */
  count(db: Kysely<Db>): Promise<number>
  /** Reads the rows one after the other by a cursor; in a transaction only. */
  rows(db: Kysely<Db>): AsyncGenerator<string[], void, undefined>
}

/** A list as it is stored. */
export interface StoredList<Stored> {
  readonly headings: readonly string[]
  readonly applied: readonly string[]
  /** Selects the rows, without their order: counting needs none. */
  readonly select: Expression<Stored>
  readonly order: RawBuilder<unknown>
  readonly textsOf: (stored: Stored) => string[]
}

/** The condition that a row is one of the selected ones; null selects all. */
export const idIn = (column: RawBuilder<unknown>, ids: readonly number[] | null): RawBuilder<SqlBool> =>
  ids === null ? sql`true` : sql`${column} = any(${ids}::bigint[])`

/** Makes a stored list one that can be exported. */
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
