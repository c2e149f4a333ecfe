import { LEAD_STATUSES, SECTION_STATUSES } from '@latchkey/domain/leads/lead-status'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { sql, type Kysely } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { migratorFor } from '../../src/db/migrate.ts'
import { MIGRATIONS } from '../../src/db/migrations.ts'
import { openDb, openPool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { sweepHandlers } from '../../src/housekeeping/sweep.job.ts'
import { foldTotals } from '../../src/leads/totals/totals.sql.ts'
import { caller } from '../_caller.ts'
import { admin } from '../_database.setup.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
afterEach(() => server.db.deleteFrom('lead').execute())

/** Statuses whose kept total differs from the actual one, in one snapshot. */
async function wrongTotals(db: Kysely<Db> = server.db): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (select status, sum(leads) as leads from lead_total group by status),
      counted as (select status, count(*) as leads from lead where deleted_at is null group by status)
    select status, coalesce(kept.leads, 0) as kept, coalesce(counted.leads, 0) as counted
    from kept full join counted using (status)
    where coalesce(kept.leads, 0) <> coalesce(counted.leads, 0)`.execute(db)
  return rows
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const rowsOf = async (db: Kysely<Db> = server.db) => db.selectFrom('lead_total').selectAll().execute()

test('each list has the total of its statuses', async () => {
  const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
  for (const status of LEAD_STATUSES)
    for (let nr = 0; nr < status; nr += 1) await insertLead(server.db, { status })
  await insertLead(server.db, { deleted_at: new Date() })
  const totalOf = async (list: string) => {
    const pages = [`${list}/1/25`, `${list}/2/25`, `${list}/9/25`]
    const responses = await Promise.all(pages.map((page) => agent.get(`/leads/${page}`)))
    return responses.map((response) => response.json<Page<LeadRow>>().total)
  }
  for (const [list, total] of [
    ['enquiries', sum(SECTION_STATUSES.Enquiry)],
    ['viewings', sum(SECTION_STATUSES.Viewing)],
    ['reservations', sum(SECTION_STATUSES.Reservation)],
    ['enquiries/scheduled', 4],
  ] as const)
    expect([list, ...(await totalOf(list))]).toEqual([list, total, total, total])
})

test('a change that moves no lead writes no row', async () => {
  const id = await insertLead(server.db)
  const before = await rowsOf()
  const change = server.db.updateTable('lead').where('id', '=', id)
  await change.set({ notes: 'A call', version: 2 }).execute()
  await change.set({ status: 1, deleted_at: null }).execute()
  expect(await rowsOf()).toEqual(before)
  await change.set({ deleted_at: new Date(0) }).execute()
  const deleted = await rowsOf()
  await change.set({ deleted_at: new Date(1), status: 4 }).execute()
  expect(await rowsOf()).toEqual(deleted)
  expect(await wrongTotals()).toEqual([])
})

/** mulberry32: reproducible by seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / (2 ** 32 / below))
  }
}

const LEADS = 60

/** Changes by people, imports and housekeeping; each with a number below `LEADS`. */
const ACTS: readonly ((db: Kysely<Db>, nr: number) => Promise<unknown>)[] = [
  (db, nr) => insertLead(db, { status: 1 + (nr % 12), deleted_at: nr % 5 === 0 ? new Date() : null }),
  (db, nr) =>
    sql`insert into lead (first_name, last_name, email, phone, status)
      select 'Ann', 'Lee', 'ann@example.com', '1', 1 + (each + ${nr}::integer) % 12 from generate_series(1, 7) as each`.execute(
      db,
    ),
  (db, nr) => sql`update lead set status = 1 + (status + ${nr}) % 12 where id % ${LEADS} = ${nr}`.execute(db),
  (db, nr) => sql`update lead set deleted_at = now() where id % ${LEADS} = ${nr}`.execute(db),
  (db, nr) => sql`update lead set deleted_at = null, status = 3 where id % ${LEADS} = ${nr}`.execute(db),
  (db, nr) => sql`update lead set notes = 'A call' where id % ${LEADS} = ${nr}`.execute(db),
  (db, nr) => sql`delete from lead where id % ${LEADS} = ${nr}`.execute(db),
  (db, nr) =>
    sql`with kept as (update lead set version = version + 1 where id % ${LEADS} = ${nr})
      update lead set deleted_at = now() where id % ${LEADS} = ${nr + 1}`.execute(db),
  (db) => foldTotals(db),
]

test.each([1, 2, 3])(
  'totals are exact at every moment under concurrent changes of leads (seed %i)',
  async (seed) => {
    class Undone extends Error {}
    const person = async (nr: number) => {
      const random = randomFrom(seed * 100 + nr)
      for (let turn = 0; turn < 60; turn += 1) {
        const work = server.db.transaction().execute(async (db) => {
          for (let act = 0; act <= random(3); act += 1) await ACTS[random(ACTS.length)]?.(db, random(LEADS))
          expect(await wrongTotals(db)).toEqual([])
          if (random(4) === 0) throw new Undone()
        })
        // Concurrent changes of the same leads in different order: the database rolls one back.
        await work.catch((error: unknown) => {
          if (!(error instanceof Undone) && !/deadlock/.test(String(error))) throw error
        })
      }
    }
    const end = new AbortController()
    const reader = async () => {
      while (!end.signal.aborted) expect(await wrongTotals()).toEqual([])
    }
    const reading = reader()
    await Promise.all(Array.from({ length: 6 }, (_, nr) => person(nr))).finally(() => end.abort())
    await reading
    await foldTotals(server.db)
    expect((await rowsOf()).length).toBeLessThanOrEqual(LEAD_STATUSES.length)
    expect(await wrongTotals()).toEqual([])
  },
)

test('housekeeping folds the rows', async () => {
  for (let nr = 0; nr < 20; nr += 1) await insertLead(server.db)
  expect((await rowsOf()).length).toBeGreaterThanOrEqual(20)
  await sweepHandlers(server.context)['housekeeping.sweep']({})
  expect(await rowsOf()).toEqual([{ status: 1, leads: 20 }])
})

test('a process whose grants are older than the table can move leads', async () => {
  await admin(server.address, 'revoke all on lead_total from latchkey_app')
  const id = await insertLead(server.db)
  await server.db.updateTable('lead').set({ status: 3 }).where('id', '=', id).execute()
  await server.db.deleteFrom('lead').where('id', '=', id).execute()
  await admin(server.address, 'grant all on lead_total to latchkey_app')
  expect(await wrongTotals()).toEqual([])
})

test('concurrent writes during the first count are counted once', async () => {
  const own = await startTestServer()
  const pool = openPool(own.address, own.context.log)
  const owner = openDb(pool)
  try {
    const names = Object.keys(MIGRATIONS).toSorted()
    const filling = '20261122T2141-lead-totals-filled'
    await migratorFor(owner).migrateTo(names[names.indexOf(filling) - 2] ?? '')
    await insertLead(owner)
    await migratorFor(owner).migrateTo(names[names.indexOf(filling) - 1] ?? '')
    await insertLead(owner, { status: 2 })
    await owner.transaction().execute(async (open) => {
      await insertLead(open, { status: 3 })
      await open.updateTable('lead').set({ status: 4 }).where('status', '=', 2).execute()
      // Neither waits for the other.
      await migratorFor(owner).migrateTo(filling)
      await insertLead(owner, { status: 5 })
    })
    expect(await wrongTotals(owner)).toEqual([])
    expect(await owner.selectFrom('lead').select('id').execute()).toHaveLength(4)
  } finally {
    await pool.end()
    await own.close()
  }
})
