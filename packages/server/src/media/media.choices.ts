import { hasErrors, type Checked, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { readerOf } from '@latchkey/domain/platform/reader'
import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { mediaQueries } from './media.queries.ts'

/** Largest id the database can hold. */
const ID_MAX = 2_147_483_647

/** Which of the given numbers are pictures that exist, and stay until the change ends; as the suites ask it. */
export async function knownMedia(
  db: Transaction<Db>,
  ids: readonly (number | null)[],
): Promise<(id: number) => boolean> {
  const possible = ids.filter(
    (id): id is number => Number.isInteger(id) && Number(id) > 0 && Number(id) <= ID_MAX,
  )
  const known = new Set(await mediaQueries(db).hold(possible))
  return (id) => known.has(id)
}

/** The picture that a call wants taken off a record. Source: specification §7. */
export function chosenImage(body: unknown): Checked<number> {
  const reader = readerOf(body)
  const imageId = reader.whole('imageId', 'invalid')
  const errors: ErrorsByField = { ...reader.errors, ...(imageId === null && { imageId: ['required'] }) }
  if (hasErrors(errors) || imageId === null) return { ok: false, errors }
  return { ok: true, value: imageId }
}
