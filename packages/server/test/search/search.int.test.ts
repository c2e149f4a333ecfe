import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { SearchResponse } from '@latchkey/domain/search/search.contract'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'

const logged: string[] = []
const server = await serverOfFile({
  log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }),
})
const grace = await caller(server, ...PERMISSIONS)
beforeEach(async () => {
  for (const table of ['lead', 'property', 'project'] as const) await server.db.deleteFrom(table).execute()
})

const ask = (person: Caller, query: Record<string, string>) =>
  person.get(`/search?${new URLSearchParams(query).toString()}`)
const ascending = (ids: readonly number[] = []) => ids.toSorted((one, other) => one - other)
const find = async (q: string, person = grace) => (await ask(person, { q })).json<SearchResponse>()
const leadIds = async (q: string, person = grace) => (await find(q, person)).leads?.items.map(({ id }) => id)
const namesOf = (group: { items: { name: string }[] } | undefined) => group?.items.map(({ name }) => name)

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

/** A lead that matches only by the given values. */
const lead = (over: Parameters<typeof insertLead>[1]) =>
  insertLead(server.db, {
    first_name: 'Zoë',
    last_name: 'Quill',
    email: 'zq@example.org',
    phone: '020 7946 0000',
    property_name: 'Xylo',
    ...over,
  })

describe('leads', () => {
  test('a phone is found in any spelling, as a match of the phone', async () => {
    const id = await lead({ phone: '+44 7700 900777' })
    for (const q of ['07700900777', '07700 900777', '+44 7700 900777', '447700900777', '900 777', '777']) {
      expect((await find(q)).leads?.items).toEqual([
        expect.objectContaining({ id, matched: 'phone', matchedText: '+44 7700 900777' }),
      ])
    }
  })

  test('a postcode is found with and without its space, in leads and in units', async () => {
    const projectId = await insertProject(server.db)
    const id = await lead({ property_city: 'Leeds', property_postcode: 'LS1 4AP' })
    const joined = await lead({ property_city: 'Leeds', property_postcode: 'LS14AP' })
    await insertHome(server.db, { project_id: projectId, name: 'Flat 7', postcode: 'LS1 4AP' })
    for (const q of ['ls14ap', 'LS1 4AP', 'ls14a', 'ls1 4']) {
      const { leads, units } = await find(q)
      expect(ascending(leads?.items.map((item) => item.id))).toEqual([id, joined])
      expect(leads?.items[0]).toMatchObject({ matched: 'address', postcode: expect.stringMatching(/^LS1/) })
      expect(namesOf(units)).toEqual(['Flat 7'])
    }
    expect((await find('ls14ap')).leads?.items.map((item) => item.matchedText)).toContain('Leeds, LS1 4AP')
  })

  test.each([
    ['oë qui', 'name', 'Zoë Quill'],
    ['ZOË', 'name', 'Zoë Quill'],
    ['q@exa', 'email', 'zq@example.org'],
    ['xyl', 'property', 'Xylo'],
    ['key str', 'address', '12 Monkey Street, Hull'],
  ])('%j is found in the %s', async (q, matched, matchedText) => {
    const id = await lead({ property_address_line1: '12 Monkey Street', property_city: 'Hull' })
    expect((await find(q)).leads).toEqual({
      items: [
        {
          id,
          name: 'Zoë Quill',
          status: 1,
          propertyName: 'Xylo',
          postcode: null,
          matched,
          matchedText,
        },
      ],
      more: false,
    })
  })

  test('two characters find names that begin with them only', async () => {
    const first = await lead({ first_name: 'Anna' })
    const last = await lead({ last_name: 'Andrews' })
    await lead({ first_name: 'Joan', email: 'an@example.org', property_name: 'An old house' })
    expect(ascending(await leadIds('an'))).toEqual([first, last])
  })

  test('matches at the beginning come first, then the newest; `more` says that there are more', async () => {
    const inside = await lead({ first_name: 'Joann', submitted_at: at(9) })
    const old = await lead({ first_name: 'Anna', submitted_at: at(1) })
    const young = await lead({ first_name: 'Zed', last_name: 'Annand', submitted_at: at(2) })
    expect(await leadIds('ann')).toEqual([young, old, inside])
    const two = (await ask(grace, { q: 'ann', limit: '2' })).json<SearchResponse>()
    expect(two.leads).toMatchObject({ items: [{ id: young }, { id: old }], more: true })
    expect((await ask(grace, { q: 'ann', limit: '3' })).json<SearchResponse>().leads?.more).toBe(false)
  })

  test.each(['%%%', '___', '\\\\\\'])('%j is not a pattern', async (q) => {
    await lead({})
    expect(await leadIds(q)).toEqual([])
  })

  test('a deleted lead is not found', async () => {
    await lead({ first_name: 'Gone', deleted_at: new Date() })
    expect(await leadIds('gone')).toEqual([])
  })
})

describe('stock and people', () => {
  test('units, properties and projects are found by name and address', async () => {
    const projectId = await insertProject(server.db, { name: 'River Court', city: 'Derby' })
    const unit = await insertHome(server.db, {
      project_id: projectId,
      name: 'Plot 12',
      city: 'Derby',
      availability: 2,
    })
    await insertHome(server.db, { name: 'Derby Lodge', postcode: 'DE1 1AA' })
    await insertHome(server.db, { name: 'Derby ruins', deleted_at: new Date() })
    const { units, properties, projects } = await find('derby')
    expect(units).toEqual({
      items: [
        { id: unit, projectId, projectName: 'River Court', name: 'Plot 12', postcode: null, availability: 2 },
      ],
      more: false,
    })
    expect(namesOf(properties)).toEqual(['Derby Lodge'])
    expect(projects).toEqual({ items: [{ id: projectId, name: 'River Court', city: 'Derby' }], more: false })
    expect(namesOf((await find('pl')).units)).toEqual(['Plot 12'])
    expect(namesOf((await find('co')).projects)).toEqual([])
  })

  test('users are found by name and username, also inactive ones', async () => {
    const { userId } = await caller(server, 'users-view')
    await server.db
      .updateTable('app_user')
      .set({ first_name: 'Quentin', last_name: 'Xavier', active: false })
      .where('id', '=', userId)
      .execute()
    expect(namesOf((await find('Xâvier, Quent')).users)).toEqual(['Quentin Xavier'])
    expect((await find('qu')).users?.items).toEqual([
      expect.objectContaining({ id: userId, name: 'Quentin Xavier', active: false }),
    ])
    expect((await find(grace.username.slice(1, 9))).users?.items).toContainEqual(
      expect.objectContaining({ id: grace.userId, name: grace.username, username: grace.username }),
    )
  })
})

describe('access', () => {
  test('viewings-view alone finds viewings only, and has no other group', async () => {
    const agent = await caller(server, 'viewings-view')
    await lead({ first_name: 'Anna' })
    const viewing = await lead({ first_name: 'Anna', status: LEAD_STATUS.ViewingScheduled })
    const found = await find('anna', agent)
    expect(Object.keys(found)).toEqual(['leads'])
    expect(found.leads?.items.map(({ id }) => id)).toEqual([viewing])
  })

  test('without a permission there is no group; 401 without a session', async () => {
    expect(await find('anna', await caller(server))).toEqual({})
    expect((await server.app.inject({ url: '/api/search?q=anna' })).statusCode).toBe(401)
  })
})

describe('opened records', () => {
  test('have current data in the requested order, without deleted and forbidden ones', async () => {
    const projectId = await insertProject(server.db)
    const unit = await insertHome(server.db, { project_id: projectId, name: 'Plot 12' })
    const [enquiry, viewing] = [await lead({}), await lead({ status: LEAD_STATUS.ViewingScheduled })]
    const gone = await lead({ deleted_at: new Date() })
    const recent = `unit:${unit},lead:${enquiry},lead:${gone},property:${unit},lead:${viewing},project:${projectId}`
    const of = async (person: Caller) =>
      (await ask(person, { recent })).json<SearchResponse>().recent?.map(({ kind, id }) => `${kind}:${id}`)
    expect(await of(grace)).toEqual([
      `unit:${unit}`,
      `lead:${enquiry}`,
      `lead:${viewing}`,
      `project:${projectId}`,
    ])
    expect(await of(await caller(server, 'viewings-view'))).toEqual([`lead:${viewing}`])
  })
})

test.each([
  ['q', '', 'required'],
  ['q', ' a ', 'minlength'],
  ['q', 'a'.repeat(101), 'maxlength'],
  ['limit', '21', 'range'],
  ['recent', 'lead', 'range'],
])('422 for %s=%s', async (attribute, text, name) => {
  const response = await ask(grace, { q: 'ann', [attribute]: text })
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual([{ attribute, errors: [{ name }] }])
})

test('searched text is not logged', async () => {
  logged.length = 0
  await find('secretname')
  await ask(grace, { q: 's'.repeat(101) })
  expect(logged.join('')).toContain('/api/search')
  expect(logged.join('')).not.toMatch(/secretname|sss/)
})
