import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Collation of all columns that are searched and sorted: handles accents and all scripts. */
const COLLATION = sql.raw('collate "und-x-icu"')

/** Escapes `%`, `_` and `\` (rule G6). */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The column must be stored in lower case. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  isLike(column, `%${plain(text)}%`)

/** The column must be stored in lower case. */
export const begins = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  isLike(column, `${plain(text)}%`)

/** Lower-cased by the database, as the columns are, so that both agree on every letter. */
const isLike = (column: RawBuilder<string>, pattern: string): RawBuilder<SqlBool> =>
  sql`${column} like lower(${pattern}::text ${COLLATION})`
