import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { mediaQueries } from './media.queries.ts'

/** Maximum id of the database. */
const ID_MAX = 2_147_483_647

/** Locks the pictures until the change ends and returns a test of existence for the suites. */
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
