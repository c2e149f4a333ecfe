import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, seconds } from '../_leads.ts'

const server = await serverOfFile()
const grace = await caller(server, 'viewings-view')
beforeEach(() => server.db.deleteFrom('lead').execute())

const viewingAt = (iso: string, viewing_user_id: number | null = null) =>
  insertLead(server.db, {
    status: LEAD_STATUS.ViewingScheduled,
    first_name: 'Ann',
    last_name: 'Lee',
    viewing_at: new Date(iso),
    viewing_user_id,
  })
const asked = (query: string) => grace.get(`/leads/all?${query}`)
const idsOf = async (query: string) => (await asked(query)).json<CalendarLead[]>().map(({ id }) => id)

describe('the calendar of a range of days', () => {
  test('contains the viewings of those days in business time, with their agents', async () => {
    await server.db
      .updateTable('app_user')
      .set({ first_name: 'Grace', last_name: 'Patel' })
      .where('id', '=', grace.userId)
      .execute()
    await viewingAt('2026-03-28T23:59:59Z')
    const first = await viewingAt('2026-03-29T00:00:00Z', grace.userId)
    // The clocks have gone forward: the day ends an hour earlier in UTC.
    const last = await viewingAt('2026-03-29T22:59:59Z')
    await viewingAt('2026-03-29T23:00:00Z')
    const response = await asked('from=2026-03-29&to=2026-03-29')
    const common = { firstName: 'Ann', lastName: 'Lee', status: LEAD_STATUS.ViewingScheduled }
    expect(response.json()).toEqual([
      {
        ...common,
        id: first,
        viewingDate: seconds('2026-03-29T00:00'),
        viewingUserId: grace.userId,
        agentName: 'Grace Patel',
      },
      {
        ...common,
        id: last,
        viewingDate: seconds('2026-03-29T22:59') + 59,
        viewingUserId: null,
        agentName: null,
      },
    ])
  })

  test('can be limited to one agent, including oneself', async () => {
    const colleague = await caller(server, 'viewings-view')
    const hers = await viewingAt('2026-03-02T10:00Z', grace.userId)
    const his = await viewingAt('2026-03-02T11:00Z', colleague.userId)
    const unassigned = await viewingAt('2026-03-02T12:00Z')
    const window = 'from=2026-03-02&to=2026-03-08'
    expect(await idsOf(window)).toEqual([hers, his, unassigned])
    expect(await idsOf(`${window}&agent=me`)).toEqual([hers])
    expect(await idsOf(`${window}&agent=${colleague.userId}`)).toEqual([his])
    expect(await idsOf(`${window}&agent=999999999`)).toEqual([])
    expect(await idsOf('agent=me')).toEqual([hers])
  })

  test.each([
    ['from=2026-03-02', 'to', 'range'],
    ['to=2026-03-02', 'from', 'range'],
    ['from=2026-03-08&to=2026-03-02', 'to', 'range'],
    ['from=2026-01-01&to=2026-04-03', 'to', 'range'],
    ['from=2026-02-30&to=2026-03-02', 'from', 'date'],
    ['from=2026-03-02&to=2026-03-08&agent=you', 'agent', 'enumerable'],
    ['from=2026-03-02&to=2026-03-08&from=2026-03-03', 'from', 'invalid'],
  ])('422 for %s', async (query, attribute, name) => {
    const response = await asked(query)
    expect([response.statusCode, response.json()]).toEqual([422, [{ attribute, errors: [{ name }] }]])
  })

  test('a range of 92 days is allowed', async () => {
    expect((await asked('from=2026-01-01&to=2026-04-02')).statusCode).toBe(200)
  })
})
