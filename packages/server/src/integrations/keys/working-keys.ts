import type { Kysely } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { stateOf, type KeyClock } from './key.state.ts'
import { keyQueries } from './keys.queries.ts'

/** Keys that a person made and that still work: they are the office's, and stay. */
export async function workingKeysOf(db: Kysely<Db>, userId: number, clock: KeyClock): Promise<number> {
  const keys = await keyQueries(db).madeBy(userId)
  return keys.filter((key) => ['in-use', 'replaced'].includes(stateOf(key, clock))).length
}
