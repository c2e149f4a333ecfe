import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The collation of every column that people search and sort by: it knows accents and the letters of all scripts. */
const COLLATION = sql.raw('collate "und-x-icu"')

/** Text as it stands in a pattern: `%`, `_` and `\` are plain characters. Source: decision G6. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** True where a stored lower-case column contains the text. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  isLike(column, `%${plain(text)}%`)

/** True where a stored lower-case column begins with the text. */
export const begins = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  isLike(column, `${plain(text)}%`)

/** Lower-cased where the columns are, so that both sides agree on every letter. */
const isLike = (column: RawBuilder<string>, pattern: string): RawBuilder<SqlBool> =>
  sql`${column} like lower(${pattern}::text ${COLLATION})`
