import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Day } from '@latchkey/domain/today/day.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { homeBody, insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'

const server = await serverOfFile()
let grace: Caller
let homeId: number
beforeEach(async () => {
  await server.db.deleteFrom('lead').execute()
  grace = await caller(server, 'viewings-view')
  homeId = await insertHome(server.db, { access_notes: 'Hook 23.' })
})

const viewing = (utc: string, over: Parameters<typeof insertLead>[1] = {}) =>
  insertLead(server.db, {
    status: LEAD_STATUS.ViewingScheduled,
    viewing_user_id: grace.userId,
    viewing_at: new Date(`${utc}:00Z`),
    ...over,
  })
const dayOf = async (query: string, person = grace) => (await person.get(`/leads/day?${query}`)).json<Day>()
const statusOf = async (query: string, person = grace) => (await person.get(`/leads/day?${query}`)).statusCode

describe('a day', () => {
  test('lists the agent’s viewings of that day by time, and the next one', async () => {
    const late = await viewing('2026-07-01T15:00', { property_id: homeId, notes: 'Has a dog.' })
    const early = await viewing('2026-06-30T23:30', { status: LEAD_STATUS.PendingViewingScheduled })
    await viewing('2026-07-01T12:00', { status: LEAD_STATUS.ViewingCancelled })
    await viewing('2026-07-01T12:00', { deleted_at: new Date() })
    await viewing('2026-07-01T12:00', { viewing_user_id: (await caller(server)).userId })
    await viewing('2026-07-01T23:00', { status: LEAD_STATUS.ViewingComplete })
    const day = await dayOf('date=2026-07-01&agent=me')
    expect(day.models.map(({ id }) => id)).toEqual([early, late])
    expect(day.models[1]).toMatchObject({
      firstName: 'Ann',
      phone: '07700 900123',
      status: 4,
      viewingDate: Date.UTC(2026, 6, 1, 15) / 1000,
      property: { name: 'Plot 1', address: '', postcode: null },
      accessNotes: 'Hook 23.',
      notes: 'Has a dog.',
    })
    expect(day).toMatchObject({
      date: '2026-07-01',
      agent: { id: grace.userId, name: grace.username },
      nextDate: Date.UTC(2026, 6, 1, 23) / 1000,
    })
  })

  test('defaults to today and oneself', async () => {
    expect(await dayOf('')).toMatchObject({ date: '2026-03-02', models: [], nextDate: null })
  })

  test('the next viewing is always in the future', async () => {
    const inAnHour = new Date('2026-03-02T10:00:00Z')
    await viewing('2026-02-20T10:00')
    await viewing('2026-03-02T08:00')
    expect(await dayOf('date=2026-02-16')).toMatchObject({ models: [], nextDate: null })
    await viewing('2026-03-02T08:00', { viewing_at: inAnHour })
    expect(await dayOf('date=2026-02-16')).toMatchObject({ nextDate: inAnHour.getTime() / 1000 })
    await viewing('2026-03-05T08:00')
    expect(await dayOf('date=2026-03-03')).toMatchObject({ nextDate: Date.UTC(2026, 2, 5, 8) / 1000 })
  })

  test('another’s day needs leads-assign', async () => {
    const manager = await caller(server, 'viewings-view', 'leads-assign')
    await viewing('2026-07-01T15:00', { property_id: homeId })
    const query = `date=2026-07-01&agent=${grace.userId}`
    expect(await statusOf(query, await caller(server, 'viewings-view'))).toBe(403)
    expect(await statusOf(query, await caller(server, 'enquiries-view', 'leads-assign'))).toBe(403)
    expect((await dayOf(query, manager)).models).toMatchObject([{ accessNotes: null }])
    const withHomes = await caller(server, 'viewings-view', 'leads-assign', 'properties-view')
    expect((await dayOf(query, withHomes)).models).toMatchObject([{ accessNotes: 'Hook 23.' }])
  })

  test('without a linked home, or with a deleted one, there are no access notes', async () => {
    const gone = await insertHome(server.db, { access_notes: 'Old.', deleted_at: new Date() })
    await viewing('2026-07-01T14:00')
    await viewing('2026-07-01T15:00', { property_id: gone })
    const { models } = await dayOf('date=2026-07-01')
    expect(models.map(({ accessNotes }) => accessNotes)).toEqual([null, null])
  })

  test.each([
    ['date=2026-02-30', 'date', 'date'],
    ['date=tomorrow', 'date', 'date'],
    ['agent=nobody', 'agent', 'enumerable'],
    ['agent=999999999', 'agent', 'enumerable'],
  ])('422 for %s', async (query, attribute, name) => {
    const response = await (await caller(server, 'viewings-view', 'leads-assign')).get(`/leads/day?${query}`)
    expect([response.statusCode, response.json()]).toEqual([422, [{ attribute, errors: [{ name }] }]])
  })
})

describe('access notes', () => {
  const SECRET = 'Code 4471 at the blue door'

  test('are saved with the home, and are in no spreadsheet and no history', async () => {
    const agent = await caller(server, 'properties-view', 'units-download')
    const projectId = await insertProject(server.db)
    const created = await agent.post('/properties/create-unit', {
      ...homeBody({ name: 'Plot 7', accessNotes: SECRET }),
      projectId,
    })
    const { id } = created.json<{ id: number }>()
    expect((await agent.get(`/properties/${id}`)).json()).toMatchObject({ accessNotes: SECRET })
    await agent.post(`/properties/${id}/update`, homeBody({ name: 'Plot 7', accessNotes: `${SECRET}!` }))
    const file = await agent.post(`/projects/${projectId}/download-units`)
    expect(file.statusCode).toBe(200)
    const trail = await server.db
      .selectFrom('audit')
      .select(['action', 'changes'])
      .where('entity', '=', 'property')
      .where('entity_id', '=', id)
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['property.create', 'property.update'])
    expect(trail[1]?.changes).toEqual([{ field: 'accessNotes', from: null, to: 'Changed' }])
    expect(JSON.stringify(trail)).not.toContain(SECRET)
    const search = await (await caller(server, 'properties-view')).get('/search?q=4471')
    expect(search.json()).toMatchObject({ units: { items: [] } })
  })

  test('have at most 2,000 characters', async () => {
    const agent = await caller(server, 'properties-view')
    const statusWith = async (length: number) =>
      (await agent.post('/properties/create', homeBody({ accessNotes: 'x'.repeat(length) }))).statusCode
    expect([await statusWith(2000), await statusWith(2001)]).toEqual([200, 422])
  })
})
