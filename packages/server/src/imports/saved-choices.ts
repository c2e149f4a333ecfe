import { createHash } from 'node:crypto'
import { wordKey } from '@latchkey/domain/imports/words'
import type { WordTo } from '@latchkey/domain/imports/import.contract'
import type { Change } from '../context/context.ts'
import { choiceQueries, type SavedChoice } from './choices.queries.ts'
import type { FormerWords } from './column-choices.ts'
import type { ImportHashes } from './import.hashes.ts'
import { importQueries } from './imports.queries.ts'

/** The same for headings in another order and in another case. */
export function headingsHash(headings: readonly string[]): Buffer {
  const sorted = headings.map((heading) => heading.toLowerCase()).toSorted()
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}

/** Reads the words of the last import with the same headings. */
export const savedWords =
  (saved: Pick<SavedChoice, 'words'> | undefined, hashes: ImportHashes): FormerWords =>
  (field, key) =>
    saved?.words[field]?.[hashes.value(field, key)] ?? null

/**
 * Saves the choices of an import for the next file of the kind with these headings (rule M1.6). A word can say something
 * of a person: it is kept as a keyed hash.
 */
export async function rememberChoices(
  change: Change,
  hashes: ImportHashes,
  importId: number,
  at: Date,
): Promise<void> {
  const record = await importQueries(change.db).find(importId)
  if (record === undefined) return
  const words = Object.entries(record.words).map(([field, list]) => [
    field,
    Object.fromEntries(
      list.map(({ text, to }): [string, WordTo] => [hashes.value(field, wordKey(text)), to]),
    ),
  ])
  await choiceQueries(change.db).save({
    kind: record.kind,
    headings_hash: headingsHash(record.columns.map(({ heading }) => heading)),
    system: record.system,
    columns: JSON.stringify(
      record.columns.map(({ heading, becomes, dateOrder }) => ({ heading, becomes, dateOrder })),
    ),
    words: JSON.stringify(Object.fromEntries(words)),
    defaults: JSON.stringify(record.defaults),
    options: JSON.stringify(record.options),
    by_user: record.by_user,
    at,
  })
}
