import { isId } from '@latchkey/domain/platform/values/id'
import { sql, type Transaction } from 'kysely'
import type { Db } from './schema.ts'

/** Number of the lock on people and roles, apart from other advisory locks. */
const PEOPLE_LOCK = 104

/**
 * Lets those who change people and roles take turns until the transaction ends: they are few, and what they may do
 * depends on all the others, such as who is the last administrator. Source: decisions R3, R4 and U8.
 */
export async function lockPeople(db: Transaction<Db>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PEOPLE_LOCK}::bigint)`.execute(db)
}

/** Somebody who is not deleted. */
export interface KeptPerson {
  readonly id: number
  readonly active: boolean
}

/**
 * Keeps a person from being disabled or deleted until the transaction ends, so that what is given to them is handed
 * over with the rest of their work; undefined for one who is not there. Called before a lead is locked: who leaves is
 * locked before their leads. Source: decision A10.
 */
export async function keepPerson(db: Transaction<Db>, id: number | null): Promise<KeptPerson | undefined> {
  if (id === null || !isId(id)) return undefined
  return db
    .selectFrom('app_user')
    .select(['id', 'active'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}
