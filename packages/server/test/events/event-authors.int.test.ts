import type { Events, LatchkeyEvent } from '@latchkey/domain/events/event.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { program } from '../_keys.ts'
import { insertLead } from '../_leads.ts'
import { publishHome } from '../_listings.ts'
import { sendForm } from '../_pictures.ts'
import { HEADER, xlsx } from '../_sheets.ts'
import { tenantsOf } from '../_tenants.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'

const server = await serverOfFile({ config: { referencing: { kind: 'simulator' } } })
const tenants = tenantsOf(server)
const pages = tenantPagesOf(server)
const reader = await program(server, {
  enquiries: 'read',
  viewings: 'read',
  reservations: 'read',
  properties: 'read',
  listings: 'read',
})
const TENANT = { kind: 'tenant', id: null }
const SYSTEM = { kind: 'system', id: null }

let after = 0

/** Later reads begin after the events so far. */
async function restart(): Promise<void> {
  await server.settled()
  after = (await read()).last
}

beforeEach(restart)

const read = async () => (await reader.get(`/events?limit=500&after=${after}`)).json<Events>()

/** Returns the events since then with their authors. */
async function happened(): Promise<[LatchkeyEvent['type'], LatchkeyEvent['data']['by']][]> {
  await server.services.dispatcher.settled()
  return (await read()).events.map(({ type, data }) => [type, data.by])
}

describe('by a tenant', () => {
  test('who answers the questionnaire', async () => {
    const { id, token } = await tenants.invited('questionnaire')
    const verification = await tenants.proofOf('questionnaire', token)
    const sent = await tenants.send('questionnaire', id, { ...tenants.answers(), verification })
    expect(sent.json()).toBe(true)
    expect(await happened()).toEqual([
      ['lead.updated', TENANT],
      ['lead.status_changed', TENANT],
    ])
  })

  test('who books, moves and cancels a viewing', async () => {
    const visit = await pages.visit(await pages.lead({ handler_user_id: await pages.agent() }))
    const starts = (await visit.slots()).map(({ start }) => start)
    const [first, second] = [starts[0], starts.at(-1)]
    expect((await visit.book(first)).json()).toBe(true)
    expect((await visit.book(second, first)).json()).toBe(true)
    expect((await visit.cancel(second)).json()).toBe(true)
    const events = await happened()
    expect(events.map(([type]) => type)).toEqual(
      expect.arrayContaining(['viewing.confirmed', 'viewing.moved', 'viewing.cancelled']),
    )
    expect(events.map(([, by]) => by)).toEqual(events.map(() => TENANT))
  })

  test('who asks to reserve a home; the referencing that follows is by nobody', async () => {
    const home = await publishHome(server, await caller(server, 'properties-view'))
    await restart()
    const rich = { total_household_income: 5, budget: 1, property_id: home }
    const { id, token } = await tenants.invited('reservation', rich)
    const verification = await tenants.proofOf('reservation', token)
    expect((await tenants.send('reservation', id, { verification })).json()).toBe(true)
    await server.settled()
    expect(await happened()).toEqual([
      ['lead.status_changed', TENANT],
      ['lead.status_changed', SYSTEM],
      // It reserves the home.
      ['property.updated', SYSTEM],
      ['lead.updated', SYSTEM],
      ['lead.status_changed', SYSTEM],
      ['listing.updated', SYSTEM],
    ])
  })
})

describe('by nobody', () => {
  test('what a spreadsheet changes, in its job', async () => {
    const agent = await caller(server, 'properties-view')
    const projectId = await insertProject(server.db)
    const id = await publishHome(server, agent, { project_id: projectId })
    await restart()
    const cells: Partial<Record<string, string | number>> = {
      ID: id,
      Name: 'Harbour View 12',
      Availability: 'Rented',
    }
    const bytes = await xlsx(
      HEADER,
      HEADER.map((heading) => cells[heading] ?? null),
    )
    const keeper = await server.signIn(['properties-view', 'units-download'])
    const upload = { name: 'upload', fileName: 'units.xlsx', bytes }
    expect((await sendForm(server, keeper, `/projects/${projectId}/upload-units`, upload)).body).toBe('true')
    await server.settled()
    expect(await happened()).toEqual([
      // The job takes it off by itself.
      ['listing.unpublished', SYSTEM],
      ['property.updated', SYSTEM],
    ])
  })
})

describe('by whoever caused it', () => {
  test('a home that is taken off because it was rented', async () => {
    const agent = await caller(server, 'properties-view')
    const id = await publishHome(server, agent)
    await restart()
    const home = (await agent.get(`/properties/${id}`)).json<object>()
    await agent.post(`/properties/${id}/update`, { ...home, availability: 7 })
    const by = { kind: 'user', id: agent.userId }
    expect(await happened()).toEqual([
      ['property.updated', by],
      ['listing.unpublished', by],
    ])
  })

  test('leads that are anonymised', async () => {
    const ids = [await insertLead(server.db), await insertLead(server.db)]
    const officer = await caller(server, 'privacy-manage')
    await officer.post('/privacy/anonymise', { ids, confirm: 'ANONYMISE' })
    const by = { kind: 'user', id: officer.userId }
    expect(await happened()).toEqual(ids.map(() => ['lead.anonymised', by]))
  })
})
