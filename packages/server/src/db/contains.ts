import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The collation of every column that people search and sort by: it knows accents and the letters of all scripts. */
const COLLATION = sql.raw('collate "und-x-icu"')

/** True where a stored lower-case column contains the text; `%`, `_` and `\` are plain characters. Source: decision G6. */
export function contains(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  // Lower-cased where the columns are, so that both sides agree on every letter.
  return sql`${column} like lower(${pattern}::text ${COLLATION})`
}
