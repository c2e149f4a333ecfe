import type { Transaction } from 'kysely'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Db } from '../db/schema.ts'
import { mediaQueries } from './media.queries.ts'

/** Locks the pictures until the change ends and returns a test of existence for the suites. */
export async function knownMedia(
  db: Transaction<Db>,
  ids: readonly (number | null)[],
): Promise<(id: number) => boolean> {
  const possible = ids.filter((id): id is number => id !== null && isId(id))
  const known = new Set(await mediaQueries(db).lockAgainstDeletion(possible))
  return (id) => known.has(id)
}
