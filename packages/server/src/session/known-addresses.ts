import type { Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'
import { networkOf } from '../platform/http/client-address.ts'

/** True for an address of one of the person's stored sessions. */
export async function knowsAddress(db: Kysely<Db>, userId: number, address: string): Promise<boolean> {
  const sessions = await db
    .selectFrom('session')
    .select('address')
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  return sessions.some(
    (session) => session.address !== null && networkOf(session.address) === networkOf(address),
  )
}
