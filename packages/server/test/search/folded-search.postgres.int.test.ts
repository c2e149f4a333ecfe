import { searchTermsOf } from '@latchkey/domain/search/search-terms'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { auditQueries } from '../../src/audit/audit.queries.ts'
import { migrate, migrateUpTo } from '../../src/db/migrate.ts'
import { contains, nameContains } from '../../src/db/contains.ts'
import { openDb, openPool, type DatabasePool } from '../../src/db/pool.ts'
import type { Db } from '../../src/db/schema.ts'
import { leadListQueries } from '../../src/leads/lists/lists.queries.ts'
import { unitListQueries } from '../../src/properties/units.list.queries.ts'
import { searchQueries } from '../../src/search/search.queries.ts'
import { admin, databaseNamed } from '../_database.setup.ts'
import { insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'

/** The last migration before texts were folded. */
const BEFORE = '20261128T2050-phone-keys'

const name = `latchkey_folded_${process.pid}`
let pool: DatabasePool
let db: Kysely<Db>

/** Of what was stored before the migration and after it. */
const found = { zoe: [] as number[], brien: [] as number[], units: [] as number[], own: [] as number[] }
let projectId: number
let plain: number

async function insertAll() {
  found.zoe.push(
    await insertLead(db, {
      first_name: 'Zoë',
      last_name: 'Müller',
      email: 'zm@x.uk',
      property_name: 'Weiße\u00a0Mühle',
      property_address_line1: '10–12 Łódź Street',
      property_postcode: 'LS1\u00a04AP',
    }),
  )
  found.brien.push(
    await insertLead(db, {
      first_name: 'Ann',
      last_name: 'O’Brien',
      email: "o'brien@x.uk",
      property_name: null,
    }),
  )
  found.units.push(
    await insertHome(db, {
      project_id: projectId,
      name: 'Émile’s 10–12',
      postcode: 'LS1\u00a04AP',
    }),
  )
  found.own.push(await insertHome(db, { name: 'Łódź House', city: 'Ynys Môn', postcode: 'LS1\u00a04AP' }))
}

/** Changes whenever a row is written. */
const placeOf = async (id: number) =>
  (await sql<{ place: string }>`select ctid::text as place from lead where id = ${id}`.execute(db)).rows[0]
    ?.place

let place: string | undefined

beforeAll(async () => {
  const { address } = inject('databaseServer')
  await admin(address, `create database ${name}`)
  pool = openPool(databaseNamed(address, name), pino({ level: 'silent' }))
  db = openDb(pool)
  await migrateUpTo(db, BEFORE)
  projectId = await insertProject(db, { name: 'Quai d’Orsay', city: 'Besançon' })
  await insertAll()
  plain = await insertLead(db, {
    first_name: 'Lee',
    last_name: 'Ann',
    email: 'la@x.uk',
    property_name: 'Plot 1',
  })
  await db
    .insertInto('audit')
    .values({
      action: 'lead.update',
      entity: 'lead',
      changes: '[{"field": "notes", "from": null, "to": "Ask José"}]',
    })
    .execute()
  place = await placeOf(plain)
  await migrate(db)
  await insertAll()
})
afterAll(async () => {
  await pool.end()
  await admin(inject('databaseServer').address, `drop database ${name} with (force)`)
})

const ids = (rows: readonly { id: number }[]) =>
  rows.map(({ id }) => id).toSorted((one, other) => one - other)

const KIND = { section: 'Enquiry', order: { column: 'submitted_at', direction: 'desc' } } as const

async function listed(column: LeadColumn, text: string): Promise<number[]> {
  const request = {
    page: 1,
    limit: 100,
    sort: null,
    choices: {},
    filters: { [column]: text },
    handler: null,
    isWaiting: false,
    checkAgainFrom: null,
    viewings: null,
    submitted: null,
    depositBy: null,
  }
  const lists = leadListQueries(db, 'Europe/London')
  const page = (await lists.search(KIND, request)) ?? (await lists.few(KIND, request))
  return ids(page?.rows ?? [])
}

const searched = (text: string) => ({ terms: searchTermsOf(text), limit: 100 })
const leads = async (text: string) => ids(await searchQueries(db).leads(['Enquiry'], searched(text)))

test('only leads whose key differs were written', async () => {
  expect(await placeOf(plain)).toBe(place)
})

describe('leads stored before and after the migration', () => {
  test.each<[LeadColumn, keyof typeof found, string[]]>([
    ['name', 'zoe', ['Müller', 'muller', 'MULLER', 'Mu\u0308ller', 'zo', 'Zoë\u00a0Müller', 'oë mü']],
    ['name', 'zoe', ['Müller Zoë', 'muller zo', 'Müller, Zoë', 'mu zo', 'ller zoë']],
    ['name', 'brien', ["O'Brien", 'O’Brien', 'OʼBRIEN', "o'", "o'brien an"]],
    ['email', 'brien', ["o'brien@", 'O’Brien@x']],
    ['propertyName', 'zoe', ['Weisse Muhle', 'WEIẞE\u00a0MÜHLE', 'sse']],
    ['propertyAddress', 'zoe', ['10-12', '10–12 lodz', '10\u201112 Łódź', 'LS1 4AP', 'ls1\u00a04ap', 'ło']],
  ])('are found by %s: %s by %j', async (column, whose, texts) => {
    for (const text of texts) expect([text, await listed(column, text)]).toEqual([text, found[whose]])
  })

  test.each<[keyof typeof found, string[]]>([
    ['zoe', ['muller', 'Müller Zoë', 'zoe müller', 'mu', 'weisse', '10-12 lodz', 'LS1\u00a04AP', 'ls14ap']],
    ['brien', ["O'Brien", 'O’Brien', 'o’brien@x', "O'Brien, Ann"]],
  ])('are found by the search: %s by %j', async (whose, texts) => {
    for (const text of texts) expect([text, await leads(text)]).toEqual([text, found[whose]])
  })

  test('are not found by words of which one is another’s', async () => {
    for (const text of ['Müller Ann', 'zo br', 'Zoë, O’Brien']) {
      expect(await listed('name', text)).toEqual([])
      expect(await leads(text)).toEqual([])
    }
  })

  test('are found by an email with a grave accent, which is no apostrophe in it', async () => {
    const id = await insertLead(db, { email: 'o`hara@x.uk' })
    for (const text of ['o`hara@', 'O`HARA']) {
      expect(await listed('email', text)).toEqual([id])
      expect(await leads(text)).toEqual([id])
    }
    await db.deleteFrom('lead').where('id', '=', id).execute()
  })

  test('come first in a search for their names in the other order', async () => {
    const { terms } = searched('ann lee')
    const inside = await insertLead(db, {
      first_name: 'Joanne',
      last_name: 'Leeson',
      submitted_at: new Date(),
    })
    const [first] = await searchQueries(db).leads(['Enquiry'], { terms, limit: 1 })
    expect(first?.id).toBe(plain)
    await db.deleteFrom('lead').where('id', '=', inside).execute()
  })

  test('are still found by a process of the version before', async () => {
    const { rows } = await sql<{ id: number }>`select id from lead
      where name_key like lower(${'%ZOË MÜ%'}::text collate "und-x-icu") and address_key like '%10–12 łódź%'`.execute(
      db,
    )
    expect(ids(rows)).toEqual(found.zoe)
  })
})

test('homes and projects stored before and after are found by the search', async () => {
  const queries = searchQueries(db)
  for (const text of ["emile's 10-12", 'Émile’s', 'ém', 'ls14ap'])
    expect([text, ids(await queries.units(searched(text)))]).toEqual([text, found.units])
  for (const text of ['lodz', 'Łódź\u00a0House', 'ynys mon', 'ls1\u00a04ap'])
    expect([text, ids(await queries.properties(searched(text)))]).toEqual([text, found.own])
  for (const text of ["quai d'orsay", 'Besancon'])
    expect([text, ids(await queries.projects(searched(text)))]).toEqual([text, [projectId]])
})

test('units are found by the filters of their list', async () => {
  const request = { page: 1, limit: 100, sort: null, choices: {}, filters: {} }
  for (const filters of [{ name: "EMILE'S" }, { name: '10-12' }]) {
    expect(ids(await unitListQueries(db, projectId, filters).page(request))).toEqual(found.units)
  }
})

test('the audit trail is searched alike', async () => {
  const question = { person: null, actions: null, from: null, until: null }
  for (const text of ['jose', 'José']) expect(await auditQueries(db).count({ ...question, text })).toBe(1)
})

test('the indexes are used', async () => {
  await sql`insert into lead (first_name, last_name, email, phone, status, property_name)
    select 'Ann', 'Lee', 'a' || n || '@x.uk', '0161 4' || lpad(n::text, 6, '0'), 1, 'Plot ' || n
    from generate_series(1, 3000) as n`.execute(db)
  await sql`insert into property (name, project_id) select 'Flat ' || n, nullif(${projectId} * (n % 2), 0)
    from generate_series(1, 3000) as n`.execute(db)
  await sql`insert into audit (action, entity, changes) select 'lead.update', 'lead', '[{"field": "notes"}]'
    from generate_series(1, 3000)`.execute(db)
  await sql`analyze lead, property, audit`.execute(db)
  const planOf = async (table: string, where: RawBuilder<unknown>) =>
    db.transaction().execute(async (trx) => {
      // With so few rows it may be as fast to read all of them.
      await sql`set local enable_seqscan = off`.execute(trx)
      return JSON.stringify(
        (await sql`explain select id from ${sql.table(table)} where ${where}`.execute(trx)).rows,
      )
    })
  for (const text of ['müller', 'müller zoë', 'mü zoë'])
    expect(await planOf('lead', nameContains(sql`name_key`, text))).toContain(
      'Bitmap Index Scan on lead_search',
    )
  const homes = (condition: RawBuilder<unknown>) =>
    planOf(
      'property',
      sql`${contains(sql`folded_text(property.name)`, 'Émile')} and deleted_at is null and ${condition}`,
    )
  expect(await homes(sql`project_id is not null`)).toContain('property_folded_units')
  expect(await homes(sql`project_id is null`)).toContain('property_folded_own')
  const words = sql<string>`folded_text(left(audit.changes::text, 2000))`
  expect(await planOf('audit', contains(words, 'josé'))).toContain('audit_folded_words')
})
