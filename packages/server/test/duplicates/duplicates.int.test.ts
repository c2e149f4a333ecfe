import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { SearchResponse } from '@latchkey/domain/search/search.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { pushesOf, fieldError } from '../_staff.ts'
import { intake, INTAKE_KEY } from './_intakes.ts'

const server = await serverOfFile({ config: { intakeKeys: [INTAKE_KEY] } })
const agent = await caller(server, 'enquiries-view', 'viewings-view')
const manager = await caller(server, 'enquiries-view', 'leads-merge')
beforeEach(() => server.db.updateTable('lead').set({ deleted_at: new Date() }).execute())

const duplicatesOf = async (id: number, who = agent) =>
  (await who.get(`/leads/${id}/duplicates`)).json<Duplicates>()
const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other)
const ids = (list: Duplicates['possible']) => list.map((each) => each.id)
const idsOf = async (id: number) => {
  const { possible, samePerson, dismissed } = await duplicatesOf(id)
  return { possible: ids(possible), samePerson: ids(samePerson), dismissed: ids(dismissed) }
}
const badges = async () => {
  const page = (await agent.get('/leads/enquiries/1/100')).json<Page<LeadRow>>()
  return new Map(page.models.map(({ id, duplicates }) => [id, duplicates]))
}
const home = (name: string, postcode = 'LS1 4AP') => ({ property: { name, postcode } })

describe('leads of one person', () => {
  test('one phone in two spellings on one home: both have the badge', async () => {
    const one = await intake(server, { ...home('Mill Lofts 2B'), email: 'a@x.uk', phone: '07700 900555' })
    const two = await intake(server, {
      ...home('mill lofts 2b', 'ls14ap'),
      email: 'b@x.uk',
      phone: '+447700900555',
    })
    expect(await badges()).toEqual(
      new Map([
        [two, 1],
        [one, 1],
      ]),
    )
    expect(await duplicatesOf(one)).toMatchObject({
      possible: [{ id: two, name: 'Ann Lee', status: 1, sharedBy: ['phone'], handler: null }],
      samePerson: [],
      dismissed: [],
      more: false,
    })
    expect((await agent.get(`/leads/${one}`)).json<Lead>().duplicates).toBe(1)
  })

  test('on different homes: no badge, and each lists the other', async () => {
    const one = await intake(server, { ...home('Plot 1'), email: 'Ann@Example.com', phone: '07700 900001' })
    const two = await intake(server, { ...home('Plot 2'), email: 'ann@example.com', phone: '07700 900002' })
    expect([...(await badges()).values()]).toEqual([0, 0])
    expect(await idsOf(one)).toEqual({ possible: [], samePerson: [two], dismissed: [] })
    expect(await idsOf(two)).toEqual({ possible: [], samePerson: [one], dismissed: [] })
    expect((await duplicatesOf(one)).samePerson[0]?.sharedBy).toEqual(['email'])
  })

  test('above 20 the answer has a search term and the number that it finds', async () => {
    const own = await insertLead(server.db, { email: 'ann@x.uk', phone: '+44 7700 900777' })
    for (let other = 0; other < 21; other += 1)
      await insertLead(server.db, {
        email: `other${other}@x.uk`,
        phone: '07700 900777',
        status: other === 0 ? 3 : 1,
      })
    await insertLead(server.db, { email: 'ann@x.uk', phone: '07700 900778' })
    const { more, search } = await duplicatesOf(own)
    expect([more, search]).toEqual([true, { text: '07700900777', total: 22 }])
    const found = (await agent.get('/search?q=07700900777&limit=20')).json<SearchResponse>().leads
    expect([found?.items.length, found?.more]).toEqual([20, true])
    const viewer = await caller(server, 'viewings-view')
    const viewing = await server.db
      .selectFrom('lead')
      .select('id')
      .where('status', '=', 3)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(await duplicatesOf(viewing.id, viewer)).not.toHaveProperty('search')
    await server.db.updateTable('lead').set({ deleted_at: new Date() }).where('status', '=', 3).execute()
    expect((await duplicatesOf(own)).search?.total).toBe(21)
  })

  test('up to 20 it has no search term', async () => {
    const own = await insertLead(server.db, { phone: '07700 900779' })
    await insertLead(server.db, { phone: '07700 900779' })
    expect(await duplicatesOf(own)).not.toHaveProperty('search')
  })

  test('the same home is one in stock, one name and postcode, or none at all', async () => {
    const stock = await insertHome(server.db)
    const named = (fields: object) => insertLead(server.db, { phone: '07700 900010', ...fields })
    const linked = await named({ property_id: stock, property_name: 'Plot 1', property_postcode: 'LS1 1AA' })
    const renamed = await named({ property_id: stock, property_name: 'The Plot' })
    const elsewhere = await named({ property_name: 'Plot 1', property_postcode: 'LS9 9ZZ' })
    const nowhere = await named({ property_name: null })
    expect(inOrder((await idsOf(linked)).possible)).toEqual([renamed, nowhere])
    expect((await idsOf(elsewhere)).possible).toEqual([nowhere])
    expect(inOrder((await idsOf(nowhere)).possible)).toEqual([linked, renamed, elsewhere])
  })

  test('deleted leads and leads of other persons are not listed', async () => {
    const one = await insertLead(server.db, { phone: '07700 900020' })
    await insertLead(server.db, { phone: '07700 900020', deleted_at: new Date() })
    await insertLead(server.db, { phone: '07700 900021' })
    expect(await idsOf(one)).toEqual({ possible: [], samePerson: [], dismissed: [] })
  })

  test('lists 20 of each kind, newest first, and says that there are more', async () => {
    const one = await insertLead(server.db, { phone: '07700 900030' })
    const others = []
    for (let nr = 1; nr <= 21; nr += 1) {
      const day = new Date(Date.UTC(2026, 0, nr))
      others.push(await insertLead(server.db, { phone: '07700 900030', submitted_at: day }))
    }
    expect(await idsOf(one)).toMatchObject({ possible: others.toReversed().slice(0, 20) })
    expect(await duplicatesOf(one)).toMatchObject({ more: true })
    expect((await badges()).get(one)).toBe(20)
  })

  test('of more than 200 leads with a phone or email, 200 are compared, and the answer says so', async () => {
    const shared = { phone: '07700 900060', email: 'office@x.uk', property_name: 'Plot 1' }
    const [first] = await server.db
      .insertInto('lead')
      .values(
        Array.from({ length: 200 }, () => ({ first_name: 'Ann', last_name: 'Lee', status: 1, ...shared })),
      )
      .returning('id')
      .execute()
    const id = first?.id ?? 0
    expect(await duplicatesOf(id)).not.toHaveProperty('partly')
    await insertLead(server.db, { ...shared, email: 'other@x.uk' })
    expect(await duplicatesOf(id)).toMatchObject({ more: true, partly: ['phone'] })
    await insertLead(server.db, shared)
    expect(await duplicatesOf(id)).toMatchObject({ more: true, partly: ['phone', 'email'] })
  })

  test('a lead that the caller may not open is listed by id and shared value only', async () => {
    const viewing = await insertLead(server.db, { phone: '07700 900040', status: 3 })
    const enquiry = await insertLead(server.db, { phone: '07700 900040' })
    const shower = await caller(server, 'viewings-view')
    const { possible } = await duplicatesOf(viewing, shower)
    expect(possible).toEqual([{ id: enquiry, sharedBy: ['phone'], hidden: true }])
  })

  test('401 without sign-in, 403 for a lead that the caller may not open, 404 for a missing one', async () => {
    const enquiry = await insertLead(server.db)
    const shower = await caller(server, 'viewings-view')
    expect((await anonymous(server).get(`/leads/${enquiry}/duplicates`)).statusCode).toBe(401)
    expect((await shower.get(`/leads/${enquiry}/duplicates`)).statusCode).toBe(403)
    for (const id of [0, 999_999]) expect((await agent.get(`/leads/${id}/duplicates`)).statusCode).toBe(404)
  })
})

const pair = async () => {
  const one = await insertLead(server.db, { phone: '07700 900050', first_name: 'Ann', last_name: 'Lee' })
  return [
    one,
    await insertLead(server.db, { phone: '07700 900050', first_name: 'Bo', last_name: 'Ng' }),
  ] as const
}
const dismiss = (id: number, body: object, who = manager) => who.post(`/leads/${id}/not-duplicate`, body)
const linesOf = async (id: number) =>
  (await agent.get(`/leads/${id}/history`))
    .json<LeadHistory>()
    .map(({ action, changes }) => ({ action, to: changes.map(({ to }) => to) }))

describe('dismissed pairs', () => {
  test('dismissing removes the badge from both, is in both histories, and can be withdrawn', async () => {
    const [one, two] = await pair()
    const pushes = pushesOf(server)
    expect((await dismiss(two, { otherId: one, reason: 3, words: 'A couple' })).json()).toBe(true)
    expect(pushes()).toEqual(['leads-refresh'])
    expect([...(await badges()).values()]).toEqual([0, 0])
    expect(await idsOf(one)).toEqual({ possible: [], samePerson: [], dismissed: [two] })
    expect(await linesOf(one)).toEqual([{ action: 'lead.not-duplicate', to: ['Bo Ng', 3, 'A couple'] }])
    expect(await linesOf(two)).toEqual([{ action: 'lead.not-duplicate', to: ['Ann Lee', 3, 'A couple'] }])
    expect((await dismiss(one, { otherId: two, reason: 1 })).json()).toBe(false)

    const back = await manager.post(`/leads/${one}/not-duplicate/undo`, { otherId: two })
    expect(back.json()).toBe(true)
    expect([...(await badges()).values()]).toEqual([1, 1])
    expect((await linesOf(two))[0]).toEqual({ action: 'lead.not-duplicate-undo', to: ['Ann Lee'] })
    expect((await manager.post(`/leads/${two}/not-duplicate/undo`, { otherId: one })).json()).toBe(false)
  })

  test('dismissing leads of different persons is false', async () => {
    const [one] = await pair()
    const unrelated = await insertLead(server.db, { phone: '07700 900051' })
    expect((await dismiss(one, { otherId: unrelated, reason: 1 })).json()).toBe(false)
  })

  test('422 names the invalid fields, 409 for a deleted lead, 403 without the permission', async () => {
    const [one, two] = await pair()
    expect((await dismiss(one, { otherId: two, reason: 4 })).json()).toEqual(
      fieldError('reason', 'enumerable'),
    )
    expect((await dismiss(one, { otherId: one, reason: 1 })).json()).toEqual(
      fieldError('otherId', 'enumerable'),
    )
    expect((await dismiss(one, { otherId: two })).json()).toEqual(fieldError('reason', 'required'))
    expect((await dismiss(one, { otherId: two, reason: 1 }, agent)).statusCode).toBe(403)
    await server.db.updateTable('lead').set({ deleted_at: new Date() }).where('id', '=', two).execute()
    expect((await dismiss(one, { otherId: two, reason: 1 })).json()).toMatchObject({ error: 'conflict' })
    expect((await dismiss(two, { otherId: one, reason: 1 })).statusCode).toBe(404)
  })
})
