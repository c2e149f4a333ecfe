import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import {
  FEED_READS_PER_HOUR,
  FEED_REFRESH_SECONDS,
} from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
let grace: Caller
beforeEach(async () => {
  await server.db.deleteFrom('lead').execute()
  grace = await caller(server, 'viewings-view')
})

const DAY_MS = 86_400_000

async function aFeed(person: Caller): Promise<string> {
  const { url } = (await person.post('/users/calendar-feed')).json<{ url: string }>()
  return new URL(url).pathname
}
async function read(path: string) {
  const response = await server.app.inject({ url: path })
  await server.context.backgroundWrites.settled()
  return response
}
/** Unfolded lines of a calendar. */
const linesOf = async (path: string) => (await read(path)).body.replaceAll('\r\n ', '').split('\r\n')
const startsOf = async (path: string) =>
  (await linesOf(path)).filter((line) => line.startsWith('DTSTART')).map((line) => line.slice(8))

const viewing = (viewing_at: Date, over: Parameters<typeof insertLead>[1] = {}) =>
  insertLead(server.db, {
    status: LEAD_STATUS.ViewingScheduled,
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann.lee@example.com',
    phone: '07700900123',
    notes: 'Has a small dog.',
    property_name: 'Harbour View 12',
    property_address_line1: '12 Quay Street',
    property_city: 'Bristol',
    property_postcode: 'BS1 4AA',
    viewing_user_id: grace.userId,
    viewing_at,
    ...over,
  })
const daysAhead = (days: number) => new Date(server.clock.now + days * DAY_MS)

describe('a calendar feed', () => {
  test('contains the person’s own viewings, without contact details of the applicant', async () => {
    const path = await aFeed(grace)
    const id = await viewing(daysAhead(1))
    await viewing(daysAhead(2), { viewing_user_id: (await caller(server, 'viewings-view')).userId })
    const lines = await linesOf(path)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('SUMMARY:Viewing: Harbour View 12 (Ann L.)')
    expect(lines).toContain('LOCATION:12 Quay Street\\, Bristol\\, BS1 4AA')
    expect(lines).toContain('STATUS:CONFIRMED')
    expect(lines.join('\n')).toMatch(new RegExp(`UID:agent-viewing-${id}@`))
    expect(lines.join('\n')).toContain(`/main-menu/viewings?lead=${id}`)
    for (const secret of ['ann.lee', '07700', 'dog']) expect(lines.join('\n')).not.toContain(secret)
  })

  test('writes times in UTC, in summer and in winter', async () => {
    const path = await aFeed(grace)
    await viewing(new Date('2026-07-01T09:30:00Z'))
    await viewing(new Date('2026-12-01T10:00:00Z'))
    expect(await startsOf(path)).toEqual(['20260701T093000Z', '20261201T100000Z'])
  })

  test('covers 30 days back to 365 ahead, without cancelled, reserved and deleted leads', async () => {
    const path = await aFeed(grace)
    await viewing(daysAhead(-30.1))
    await viewing(daysAhead(-29.9), { status: LEAD_STATUS.ViewingComplete })
    await viewing(daysAhead(3), { status: LEAD_STATUS.PendingViewingScheduled })
    const cancelled = await viewing(daysAhead(4))
    await viewing(daysAhead(5), { deleted_at: new Date() })
    await viewing(daysAhead(364.9))
    await viewing(daysAhead(365.1))
    expect(await startsOf(path)).toHaveLength(4)
    expect(await linesOf(path)).toContain('STATUS:TENTATIVE')
    await server.db
      .updateTable('lead')
      .set({ status: LEAD_STATUS.ViewingCancelled })
      .where('id', '=', cancelled)
      .execute()
    expect(await startsOf(path)).toHaveLength(3)
  })

  test.each(['users-view', 'enquiries-view', 'reservations-view'] as const)(
    'is empty with %s alone',
    async (permission) => {
      const agent = await caller(server, permission)
      await viewing(daysAhead(1), { viewing_user_id: agent.userId })
      const path = await aFeed(agent)
      expect((await read(path)).statusCode).toBe(200)
      expect(await startsOf(path)).toEqual([])
    },
  )

  test('says how often to refresh, within the limit of reads', async () => {
    const lines = await linesOf(await aFeed(grace))
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(lines).toContain('X-PUBLISHED-TTL:PT1H')
    expect(FEED_REFRESH_SECONDS * FEED_READS_PER_HOUR).toBeGreaterThanOrEqual(3600)
  })

  test('is not cached', async () => {
    const { headers } = await read(await aFeed(grace))
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the address of a feed', () => {
  test('is returned once, replaced by a new one, and stored as a hash', async () => {
    const state = async () => (await grace.get('/users/calendar-feed')).json<object>()
    expect(await state()).toEqual({ on: false, createdAt: null, lastReadAt: null })
    const first = await aFeed(grace)
    expect(await state()).toMatchObject({ on: true, lastReadAt: null })
    await read(first)
    expect(await state()).toMatchObject({ on: true, lastReadAt: justNow(server) })
    const second = await aFeed(grace)
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    const rows = await server.db
      .selectFrom('calendar_feed')
      .selectAll()
      .where('user_id', '=', grace.userId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second.slice('/calendar-feed/'.length, -'.ics'.length))
  })

  test('ends when switched off; both are audited', async () => {
    const path = await aFeed(grace)
    expect((await grace.post('/users/calendar-feed/end')).json()).toBe(true)
    expect((await read(path)).statusCode).toBe(404)
    expect((await grace.post('/users/calendar-feed/end')).json()).toBe(false)
    const actions = await server.db
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', grace.userId)
      .where('action', 'like', 'user.feed%')
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['user.feed-on', 'user.feed-off'])
  })

  test.each([{ active: false }, { deleted_at: new Date() }])(
    'ends when its user is disabled or deleted: %o',
    async (change) => {
      const path = await aFeed(grace)
      await server.db.updateTable('app_user').set(change).where('id', '=', grace.userId).execute()
      expect((await read(path)).statusCode).toBe(404)
    },
  )

  test.each(['/calendar-feed/unknown.ics', '/calendar-feed/unknown', '/calendar-feed/.ics'])(
    '404 for %s',
    async (path) => {
      expect((await read(path)).statusCode).toBe(404)
    },
  )

  test('is limited to sixty reads an hour', async () => {
    const path = await aFeed(grace)
    for (let reads = 0; reads < FEED_READS_PER_HOUR; reads += 1)
      expect((await read(path)).statusCode).toBe(200)
    const rejected = await read(path)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read(await aFeed(grace))).statusCode).toBe(200)
  })

  test('is created and shown only with a session', async () => {
    expect((await anonymous(server).post('/users/calendar-feed')).statusCode).toBe(401)
    expect((await anonymous(server).get('/users/calendar-feed')).statusCode).toBe(401)
  })
})
