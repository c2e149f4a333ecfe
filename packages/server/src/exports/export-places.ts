import { EXPORTS_AT_ONCE } from '@latchkey/domain/exports/export-lists'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'
import { overloaded, rateLimited } from '../platform/http/error.ts'
import { EXPORT_RETRY_AFTER_SECONDS, EXPORTS_PER_PROCESS } from './export.limits.ts'

/** Class of the advisory locks of exports. */
const EXPORT_LOCK = 6

/** Running exports of this process by person. */
const running = new WeakMap<Kysely<Db>, Map<number, number>>()

const numbersOf = (userId: number): number[] =>
  Array.from({ length: EXPORTS_AT_ONCE }, (_, place) => userId * EXPORTS_AT_ONCE + place)

/**
 * Claims one of the places of this process; the result releases it. Checks the person's own limit first, so that 429 has
 * priority over 503.
 * @throws AppError 429 when the person's exports are all running, 503 when the process has no connection to
 * spare
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
 * Claims one of the person's places across processes until the transaction ends.
 * @throws AppError 429 when none is free
 */
export async function claimPlace(transaction: Kysely<Db>, userId: number): Promise<void> {
  for (const number of numbersOf(userId)) {
    const { rows } = await sql<{ claimed: boolean }>`
      select pg_try_advisory_xact_lock(${EXPORT_LOCK}, ${number}) as claimed`.execute(transaction)
    if (rows[0]?.claimed) return
  }
  throw rateLimited(EXPORT_RETRY_AFTER_SECONDS)
}

/** True when the person has a free place across processes; does not claim it. */
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
