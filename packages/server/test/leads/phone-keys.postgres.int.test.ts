import { ONE_PHONE } from '@latchkey/domain/platform/values/phone.fixtures'
import { phoneKey } from '@latchkey/domain/platform/values/phone'
import { searchTermsOf } from '@latchkey/domain/search/search-terms'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate, migrateUpTo } from '../../src/db/migrate.ts'
import { openDb, openPool, type DatabasePool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { duplicateQueries } from '../../src/duplicates/duplicates.queries.ts'
import { leadListQueries } from '../../src/leads/lists/lists.queries.ts'
import { personQueries } from '../../src/privacy/person/person.queries.ts'
import { searchQueries } from '../../src/search/search.queries.ts'
import { admin, databaseNamed } from '../_database.setup.ts'
import { insertLead } from '../_leads.ts'

/** The last migration before the keys of phones read 0044 and +44 (0). */
const BEFORE = '20261128T2000-mail-failures'

const OTHERS = [
  '+33 6 12 34 56 78',
  '0033612345678',
  '+1 (202) 555-0100',
  '0161 496 0123 ext. 4',
  '4407700900456',
  '7700900456',
  '44',
  '440',
  '00',
  '0',
  '0044',
  '00440',
  '000 7700',
  'ask Priya',
  'ask\nPriya 1\n0044 2',
  '۰۷۷۰۰ ۹۰۰۴۵۶',
  '०७७००',
  '²³',
  '☎',
  '',
  ' ',
]

const name = `latchkey_phones_${process.pid}`
let pool: DatabasePool
let db: Kysely<Db>
const ids: number[] = []
let deleted: number
let anonymised: number

/** Changes whenever a row is written. */
const placeOf = async (id: number) =>
  (await sql<{ place: string }>`select ctid::text as place from lead where id = ${id}`.execute(db)).rows[0]
    ?.place

let places: { national: string | undefined; anonymised: string | undefined }

beforeAll(async () => {
  const { address } = inject('databaseServer')
  await admin(address, `create database ${name}`)
  pool = openPool(databaseNamed(address, name), pino({ level: 'silent' }))
  db = openDb(pool)
  await migrateUpTo(db, BEFORE)
  for (const phone of ONE_PHONE) ids.push(await insertLead(db, { phone }))
  deleted = await insertLead(db, { phone: '0044 7700 900456', deleted_at: new Date() })
  anonymised = await insertLead(db, { phone: '0044 7700 900456', anonymised_at: new Date() })
  await insertLead(db, { phone: '07700 900457' })
  places = { national: await placeOf(ids[0] ?? 0), anonymised: await placeOf(anonymised) }
  await migrate(db)
})
afterAll(async () => {
  await pool.end()
  await admin(inject('databaseServer').address, `drop database ${name} with (force)`)
})

const inOrder = (found: readonly { id: number }[]) =>
  found.map(({ id }) => id).toSorted((one, other) => one - other)

test.each([...ONE_PHONE, ...OTHERS])('%j has the key of the domain', async (phone) => {
  const { rows } = await sql<{ key: string }>`select phone_key_of(${phone}) as key`.execute(db)
  const national = phoneKey(phone)
  expect(rows).toEqual([{ key: `${national} ${national.replace(/^0/, '44')}` }])
})

describe('leads stored before in any spelling', () => {
  test('got the key; leads whose key was right, and anonymised ones, were not written', async () => {
    const keys = await db.selectFrom('lead').select('phone_key').where('id', 'in', ids).distinct().execute()
    expect(keys).toEqual([{ phone_key: '07700900456 447700900456' }])
    expect({ national: await placeOf(ids[0] ?? 0), anonymised: await placeOf(anonymised) }).toEqual(places)
  })

  test('are duplicates of each other', async () => {
    const found = await duplicateQueries(db).of(ids[0] ?? 0)
    expect(inOrder(found)).toEqual(ids.slice(1))
  })

  test.each(ONE_PHONE)('are found by %j in the list', async (phone) => {
    const request = {
      page: 1,
      limit: 100,
      sort: null,
      choices: {},
      filters: { phone },
      handler: null,
      isWaiting: false,
      checkAgainFrom: null,
      viewings: null,
      submitted: null,
      depositBy: null,
    }
    const kind = { section: 'Enquiry', order: { column: 'submitted_at', direction: 'desc' } } as const
    const listed = await leadListQueries(db, 'Europe/London').page(kind, request, ids.length)
    expect(inOrder(listed)).toEqual(ids)
  })

  test.each(ONE_PHONE)('are found by %j in search', async (phone) => {
    const found = await searchQueries(db).leads(['Enquiry'], { terms: searchTermsOf(phone), limit: 100 })
    expect(inOrder(found)).toEqual(ids)
  })

  test.each(ONE_PHONE)('are found by %j in the look-up of a person', async (phone) => {
    const matches = await personQueries(db).matches({ email: '', phone })
    expect(inOrder(matches)).toEqual([...ids, deleted])
  })
})

test('the indexes are used', async () => {
  await sql`insert into lead (first_name, last_name, email, phone, status, property_name, deleted_at)
    select 'Ann', 'Lee', 'a' || n || '@x.uk', '0161 4' || lpad(n::text, 6, '0'), 1, 'Plot ' || n,
      case when n % 2 = 0 then now() end
    from generate_series(1, 5000) as n`.execute(db)
  await sql`analyze lead`.execute(db)
  const planOf = async (where: RawBuilder<unknown>) =>
    db.transaction().execute(async (trx) => {
      // With so few leads it may be as fast to read all of them.
      await sql`set local enable_seqscan = off`.execute(trx)
      return JSON.stringify((await sql`explain select id from lead where ${where}`.execute(trx)).rows)
    })
  const key = sql`phone_key_of(${'0044 7700 900456'}::text)`
  expect(await planOf(sql`phone_key = ${key} and deleted_at is null`)).toMatch(
    /lead_phone\b.*Index Cond: \(phone_key = '07700900456 447700900456'::text\)/,
  )
  expect(await planOf(sql`phone_key = ${key} and deleted_at is not null`)).toContain('lead_deleted_phone')
  expect(await planOf(sql`phone_key like '%447700900456%'`)).toContain('lead_search')
})
