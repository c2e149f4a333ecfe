import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Texts with more words are matched as a whole, because each word is one more condition. */
const WORDS_MAX = 6

/** Escapes `%`, `_` and `\`. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The column must be folded, by `folded_text` or, as keys of leads, by `search_key_of`. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  isLike(column, `%${plain(foldedText(text))}%`)

/** The column must be folded. */
export const begins = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  isLike(column, `${plain(foldedText(text))}%`)

/** Addresses are stored in lower case and not folded: in them a grave accent is a character of its own. */
export const emailContains = (column: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  text.includes('`') ? isLike(column, `%${plain(text.toLowerCase())}%`) : contains(column, text)

/** The text, or its words in any order. The column must be folded. */
export function nameContains(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  const words = wordsOf(text)
  if (words.length < 2) return contains(column, words[0] ?? text)
  if (words.length > WORDS_MAX) return contains(column, text)
  const ofEachWord = sql<SqlBool>`(${sql.join(
    words.map((word) => (hasTrigram(word) ? contains(column, word) : wordBegins(column, word))),
    sql` and `,
  )})`
  return words.every(hasTrigram) ? ofEachWord : sql`(${contains(column, text)} or ${ofEachWord})`
}

/** Each word of the text begins one of the name, in any order. The column must be folded. */
export function nameBegins(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  const words = wordsOf(text)
  return words.length === 0 || words.length > WORDS_MAX
    ? begins(column, text)
    : sql.join(
        words.map((word) => wordBegins(column, word)),
        sql` and `,
      )
}

/** The search indexes are of trigrams: for a text without one they would return every row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(foldedText(text))

/** A comma, as after a last name, is not part of a word. */
const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

const wordBegins = (column: RawBuilder<string>, word: string): RawBuilder<SqlBool> =>
  sql`(${begins(column, word)} or ${contains(column, ` ${word}`)})`

/** The pattern is folded here and not in the statement, which would fold it again for each row. */
const isLike = (column: RawBuilder<string>, pattern: string): RawBuilder<SqlBool> =>
  sql`${column} like ${pattern}`
