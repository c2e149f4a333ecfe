import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate, migrateUpTo } from '../../src/db/migrate.ts'
import { openDb, openPool, type DatabasePool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { admin, databaseNamed } from '../_database.setup.ts'
import { insertLead } from '../_leads.ts'
import { makeUser } from '../_people.ts'

/** The last migration before lines named the other lead. */
const BEFORE = '20261127T2110-creation'
const REMOVED = { from: '[removed]', to: '[removed]' }

const name = `latchkey_earlier_${process.pid}`
let pool: DatabasePool
let db: Kysely<Db>

beforeAll(async () => {
  const { address } = inject('databaseServer')
  await admin(address, `create database ${name}`)
  pool = openPool(databaseNamed(address, name), pino({ level: 'silent' }))
  db = openDb(pool)
  await migrateUpTo(db, BEFORE)
})
afterAll(async () => {
  await pool.end()
  await admin(inject('databaseServer').address, `drop database ${name} with (force)`)
})

let clock = Date.UTC(2026, 2, 2, 9)

/** A millisecond after the line before; later by `afterMs`. */
async function line(userId: number, action: string, leadId: number | null, changes: object[], afterMs = 1) {
  clock += afterMs
  const { rows } = await sql<{ id: number }>`
    insert into audit (at, user_id, action, entity, entity_id, changes)
    values (${new Date(clock)}, ${userId}, ${action}, ${leadId === null ? 'list' : 'lead'}, ${leadId},
      ${JSON.stringify(changes)}::jsonb) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const named = (field: string, to: unknown) => ({ field, from: null, to })

const changesOf = async (id: number) =>
  (await db.selectFrom('audit').select('changes').where('id', '=', id).executeTakeFirstOrThrow()).changes

test('what the trails of other leads still said about anonymised leads is removed; the rest stays (W5.4)', async () => {
  const { userId } = await makeUser(db, [])
  const { userId: colleague } = await makeUser(db, [])
  const gone = await insertLead(db, { anonymised_at: new Date() })
  const [kept, other] = [await insertLead(db), await insertLead(db)]
  const pair = async (who: number, action: string, one: number, another: number, more: object[] = []) => [
    await line(who, action, one, [named('otherLead', `Lead ${another}`), ...more], 1000),
    await line(who, action, another, [named('otherLead', `Lead ${one}`), ...more]),
  ]

  const words = [named('reason', 1), named('words', 'Her sister')]
  const [about = 0] = await pair(userId, 'lead.not-duplicate', kept, gone, words)
  const [untouched = 0] = await pair(userId, 'lead.not-duplicate', kept, other, words)
  await line(colleague, 'lead.not-duplicate', gone, [named('otherLead', 'Kept')], 1000)
  const elsewhere = await line(userId, 'lead.not-duplicate', kept, [named('otherLead', 'Another')], 0)
  const theirs = await line(colleague, 'lead.not-duplicate', kept, [named('otherLead', 'Gone')])
  await line(userId, 'lead.not-duplicate', other, [named('otherLead', 'Kept')])

  const merge = await line(userId, 'lead.merge', kept, [
    named('mergeId', 4),
    named('mergedWith', 'Ivy Moss'),
    { field: 'email', from: 'kept@x.uk', to: 'ivy@x.uk' },
    { field: 'property.name', from: 'Plot 1', to: 'Plot 2' },
    { field: 'notes', from: 'Rang', to: 'Rang\n\nIvy rang' },
  ])
  await line(userId, 'lead.merge', gone, [{ field: 'mergedInto', ...REMOVED }])
  const since = await line(userId, 'lead.update', kept, [
    { field: 'notes', from: 'Rang\n\nIvy rang', to: 'Rang\n\nIvy rang twice' },
    { field: 'city', from: 'York', to: 'Leeds' },
  ])
  const unmerge = await line(userId, 'lead.unmerge', kept, [
    { field: 'mergedWith', from: 'Ivy Moss', to: null },
    { field: 'email', from: 'ivy@x.uk', to: 'kept@x.uk' },
  ])
  await line(userId, 'lead.unmerge', gone, [{ field: 'mergedInto', ...REMOVED }])
  const quoted = await line(userId, 'list.export', null, [
    named('filters', ['filter[name]: O"Moss']),
    named('rows', 1),
  ])
  const plain = await line(userId, 'list.export', null, [named('filters', ['filter[name]: Lee'])])
  await line(userId, 'lead.anonymise', gone, [])

  await migrate(db)

  expect(await changesOf(about)).toEqual([
    { field: 'otherLead', ...REMOVED },
    named('reason', 1),
    { field: 'words', ...REMOVED },
  ])
  expect(await changesOf(theirs)).toEqual([{ field: 'otherLead', ...REMOVED }])
  expect(await changesOf(untouched)).toEqual([named('otherLead', `Lead ${other}`), ...words])
  expect(await changesOf(elsewhere)).toEqual([named('otherLead', 'Another')])
  expect(await changesOf(merge)).toEqual([
    named('mergeId', 4),
    { field: 'mergedWith', ...REMOVED },
    { field: 'email', ...REMOVED },
    { field: 'property.name', from: 'Plot 1', to: 'Plot 2' },
    { field: 'notes', ...REMOVED },
  ])
  expect(await changesOf(since)).toEqual([
    { field: 'notes', ...REMOVED },
    { field: 'city', from: 'York', to: 'Leeds' },
  ])
  expect(await changesOf(unmerge)).toEqual([
    { field: 'mergedWith', ...REMOVED },
    { field: 'email', ...REMOVED },
  ])
  expect(await changesOf(quoted)).toEqual([{ field: 'filters', ...REMOVED }, named('rows', 1)])
  expect(await changesOf(plain)).toEqual([named('filters', ['filter[name]: Lee'])])

  const change = sql`update audit set other_lead_id = 1 where id = ${plain}`.execute(db)
  await expect(change).rejects.toThrow('the audit trail can only be added to')
})
