import { factsOf, type Choices } from '@latchkey/domain/imports/import.fields'
import type { ImportColumn, ImportWord, WordTo } from '@latchkey/domain/imports/import.contract'
import { KEEP, type DateOrder, type ImportKind } from '@latchkey/domain/imports/import.enums'
import { IMPORT_MAX_WORDS } from '@latchkey/domain/imports/import.limits'
import { dateExampleOf, dateOrderOf } from '@latchkey/domain/imports/values/dates'
import { isWordField, mayWordBecome, proposeWord, wordKey } from '@latchkey/domain/imports/words'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { importQueries } from './imports.queries.ts'

/** Texts that differ only in case and spaces are one word. */
export const TEXTS_MAX = IMPORT_MAX_WORDS * 20

/** The earlier choice for a word, by its `wordKey`; null for an unknown one. */
export type FormerWords = (field: string, key: string) => WordTo

export function formerWords(words: Readonly<Record<string, readonly ImportWord[]>>): FormerWords {
  const known = new Map(
    Object.entries(words).map(([field, list]) => [
      field,
      new Map(list.map(({ text, to }): [string, WordTo] => [wordKey(text), to])),
    ]),
  )
  return (field, key) => known.get(field)?.get(key) ?? null
}

export type ColumnValues = ReturnType<typeof columnValues>

/** The values in the columns of an import. */
export function columnValues(
  db: Kysely<Db> | Transaction<Db>,
  { importId, kind, choices }: { importId: number; kind: ImportKind; choices: Choices },
) {
  const textsOf = (ats: readonly number[], max: number) => importQueries(db).textsOf(importId, ats, max)

  return {
    /** The order of a date's column, and an example of it; nothing for other columns. */
    async dated(at: number, becomes: string, chosen: DateOrder | null): Promise<DateFacts> {
      if (factsOf(kind, becomes)?.type !== 'date') return { dateOrder: null, example: null }
      const texts = (await textsOf([at], ALL)).map(({ text }) => text)
      const dateOrder = chosen ?? dateOrderOf(texts)
      return { dateOrder, example: dateExampleOf(texts, dateOrder) }
    },

    /** The words of the columns that become a field, with what they became before or are proposed to become; null for too many. */
    async words(field: string, ats: readonly number[], former: FormerWords): Promise<ImportWord[] | null> {
      const texts = await textsOf(ats, TEXTS_MAX)
      const words = new Map<string, { text: string; rows: number; to: WordTo }>()
      for (const { text, rows } of texts) {
        const key = wordKey(text)
        if (key === '') continue
        const known = words.get(key)
        if (known !== undefined) known.rows += rows
        else words.set(key, { text: text.trim(), rows, to: toOf(field, key, text, former) })
      }
      return texts.length > TEXTS_MAX || words.size > IMPORT_MAX_WORDS ? null : [...words.values()]
    },
  }

  function toOf(field: string, key: string, text: string, former: FormerWords): WordTo {
    const before = former(field, key)
    if (before !== null && mayWordBecome(kind, field, before, choices)) return before
    return proposeWord(kind, field, text, choices)
  }
}

export type DateFacts = Pick<ImportColumn, 'dateOrder' | 'example'>

const ALL = Number.MAX_SAFE_INTEGER - 1

/** The places of the columns by the word fields that they become. */
export function wordColumns(
  kind: ImportKind,
  columns: readonly Pick<ImportColumn, 'at' | 'becomes'>[],
): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { at, becomes } of columns)
    if (becomes !== KEEP && isWordField(kind, becomes))
      places.set(becomes, [...(places.get(becomes) ?? []), at])
  return places
}
