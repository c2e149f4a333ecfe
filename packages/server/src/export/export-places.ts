import { EXPORTS_AT_ONCE } from '@latchkey/domain/exports/export.lists'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'
import { overloaded, rateLimited } from '../platform/http/error.ts'
import { EXPORT_RETRY_AFTER_SECONDS, EXPORTS_PER_PROCESS } from './export.limits.ts'

/** Number that keeps the locks of exports apart from other advisory locks. */
const EXPORT_LOCK = 6

/** Exports of this process, by person. */
const running = new WeakMap<Kysely<Db>, Map<number, number>>()

const numbersOf = (userId: number): number[] =>
  Array.from({ length: EXPORTS_AT_ONCE }, (_, place) => userId * EXPORTS_AT_ONCE + place)

/**
 * Takes one of the places of this process; the answer gives it back. The person's own limit is judged first, so that
 * somebody who has reached it is told so also while the process is busy. Source: decision A6.4.
 * @throws AppError 429 while the person's exports are all running, 503 while the process has no connection to spare
 */
export async function enterProcess(db: Kysely<Db>, userId: number): Promise<() => void> {
  const people = running.get(db) ?? new Map<number, number>()
  running.set(db, people)
  const own = people.get(userId) ?? 0
  if (own >= EXPORTS_AT_ONCE) throw rateLimited(EXPORT_RETRY_AFTER_SECONDS)
  if ([...people.values()].reduce((sum, count) => sum + count, 0) >= EXPORTS_PER_PROCESS) {
    throw (await hasPlace(db, userId)) ? overloaded() : rateLimited(EXPORT_RETRY_AFTER_SECONDS)
  }
  people.set(userId, own + 1)
  return () => {
    const left = (people.get(userId) ?? 1) - 1
    if (left > 0) people.set(userId, left)
    else people.delete(userId)
  }
}

/**
 * Takes one of the person's places among all processes for as long as the transaction lasts.
 * @throws AppError 429 when there is none
 */
export async function takePlace(transaction: Kysely<Db>, userId: number): Promise<void> {
  for (const number of numbersOf(userId)) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${EXPORT_LOCK}, ${number}) as taken`.execute(transaction)
    if (rows[0]?.taken) return
  }
  throw rateLimited(EXPORT_RETRY_AFTER_SECONDS)
}

/** True when the person has a place left among all processes; takes none. */
async function hasPlace(db: Kysely<Db>, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = ${EXPORT_LOCK} and objid::bigint = any(${numbersOf(userId)}::bigint[])`.execute(
    db,
  )
  return rows.length < EXPORTS_AT_ONCE
}
