import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const london = createDateFormatter('Europe/London')

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

/** Days around clock changes and similar: the time of the server, and a viewing. */
const ODD_DAYS = [
  {
    name: '29 February',
    now: '2028-02-28T23:30',
    viewing: '2028-02-29T10:00',
    listed: '29/02/2028 10:00',
    mailed: 'Tuesday 29 February 2028 at 10:00',
    calendar: 'DTSTART:20280229T100000Z',
  },
  {
    name: 'the end of a year',
    now: '2026-12-31T23:59',
    viewing: '2027-01-01T00:00',
    listed: '01/01/2027 00:00',
    mailed: 'Friday 1 January 2027 at 00:00',
    calendar: 'DTSTART:20270101T000000Z',
  },
  {
    name: 'the night to summer time',
    now: '2027-03-27T23:30',
    viewing: '2027-03-28T10:00',
    listed: '28/03/2027 10:00',
    mailed: 'Sunday 28 March 2027 at 10:00',
    calendar: 'DTSTART:20270328T090000Z',
  },
  {
    name: 'the night to winter time',
    now: '2027-10-30T23:30',
    viewing: '2027-10-31T10:00',
    listed: '31/10/2027 10:00',
    mailed: 'Sunday 31 October 2027 at 10:00',
    calendar: 'DTSTART:20271031T100000Z',
  },
] as const

const instant = (local: string): number => {
  const seconds = london.fromLocalInput(local)
  if (seconds === null) throw new Error(`${local} does not exist.`)
  return seconds
}

test.each(ODD_DAYS)(
  'a viewing is confirmed, listed and mailed at its own time: $name',
  async ({ now, viewing, listed, mailed, calendar }) => {
    server.clock.now = instant(now) * 1000
    const agent = await caller(server, 'viewings-view', 'viewings-update')
    const id = await insertLead(server.db, { status: 3, email: 'ann@example.com' })
    const body = { viewingDate: instant(viewing), viewingUserId: agent.userId }
    expect((await agent.post(`/leads/${id}/confirm-viewing`, body)).json()).toBe(true)

    const query = new URLSearchParams({ 'filter[dateAndTime]': listed }).toString()
    const { models } = (await agent.get(`/leads/viewings/1/25?${query}`)).json<Page<LeadRow>>()
    expect(models.map((row) => [row.id, row.viewingDate])).toEqual([[id, instant(viewing)]])

    await server.settled()
    const [raw = ''] = server.mails()
    const mail = await PostalMime.parse(raw)
    expect(mail.text).toContain(mailed)
    const attached = mail.attachments.find(({ filename }) => filename === 'viewing.ics')
    expect(new TextDecoder().decode(attached?.content as ArrayBuffer)).toContain(calendar)
  },
)

const HOUR_MS = 60 * 60_000

/** Signs in at this time; the result makes a call that many hours after the last one. */
async function signInAt(local: string): Promise<(hours: number) => Promise<number>> {
  server.clock.now = instant(local) * 1000
  const agent = await caller(server, 'viewings-view')
  return async (hours) => {
    server.clock.advance(hours * HOUR_MS)
    return (await agent.get('/users/my-permissions')).statusCode
  }
}

test.each(ODD_DAYS)('a session begun before midnight ends after eight idle hours: $name', async ({ now }) => {
  const statusAfter = await signInAt(now)
  expect(await statusAfter(7.9)).toBe(200)
  expect(await statusAfter(8.1)).toBe(401)
})

test.each(ODD_DAYS)('a token works for 24 hours, however long the day is: $name', async ({ now }) => {
  const statusAfter = await signInAt(now)
  expect([await statusAfter(7), await statusAfter(7), await statusAfter(7)]).toEqual([200, 200, 200])
  expect(await statusAfter(2.9)).toBe(200)
  expect(await statusAfter(0.2)).toBe(401)
})
