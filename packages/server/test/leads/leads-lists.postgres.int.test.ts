import type { Insertable } from 'kysely'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, seconds } from '../_leads.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(() => server.db.deleteFrom('lead').execute())

const store = (over: Partial<Insertable<LeadTable>> = {}) => insertLead(server.db, over)
const page = async (url: string) => (await agent.get(url)).json<Page<LeadRow>>()
const toCome = (query = '') => page(`/leads/viewings/1/25?when=to-come${query}`)

const idsOf = async (url: string) => (await page(url)).models.map(({ id }) => id)
const filtered = (list: string, column: string, text: string) =>
  idsOf(`/leads/${list}/1/50?filter[${column}]=${encodeURIComponent(text)}`)
const onDay = (day: number) => ({ viewing_at: new Date(Date.UTC(2026, 2, day)) })
const around = async (address: string) => {
  const { models, ...rest } = await page(`/leads/enquiries/${address}`)
  return { ...rest, rows: models.length }
}
const totalNow = async () => (await page('/leads/enquiries/1/25')).total

describe('access', () => {
  test.each([
    ['/leads/enquiries/1/25', ['enquiries-view']],
    ['/leads/enquiries/scheduled/1/25', ['enquiries-view', 'viewings-view']],
    ['/leads/enquiries/all', ['enquiries-view']],
    ['/leads/all', ['enquiries-view', 'viewings-view']],
    ['/leads/viewings/1/25', ['viewings-view']],
    ['/leads/reservations/1/25', ['reservations-view']],
  ] as const)('%s', async (url, permissions) => {
    expect((await anonymous(server).get(url)).statusCode).toBe(401)
    for (const permission of [
      'enquiries-view',
      'viewings-view',
      'reservations-view',
      'users-view',
    ] as const) {
      const somebody = await caller(server, permission)
      const expected = (permissions as readonly string[]).includes(permission) ? 200 : 403
      expect([permission, (await somebody.get(url)).statusCode]).toEqual([permission, expected])
    }
  })

  test('404 for an invalid page', async () => {
    for (const url of [
      '/leads/enquiries/x/25',
      '/leads/enquiries/1/y',
      '/leads/enquiries/scheduled/1',
      '/leads/viewings/1',
    ]) {
      expect([url, (await agent.get(url)).statusCode]).toEqual([url, 404])
    }
  })
})

describe('content of each list', () => {
  test('every lead that is not deleted is in exactly one list', async () => {
    const ids = []
    for (let status = 1; status <= 12; status += 1) {
      ids.push(await store({ status, viewing_at: new Date(Date.UTC(2026, 1, status)) }))
      await store({ status, deleted_at: new Date() })
    }
    const lists = await Promise.all(
      ['enquiries', 'viewings', 'reservations'].map((list) => idsOf(`/leads/${list}/1/100`)),
    )
    expect(lists.map((list) => list.length)).toEqual([2, 4, 6])
    expect(lists.flat().toSorted((one, other) => one - other)).toEqual(ids)
  })

  test('a row has these keys, and a null home if unknown', async () => {
    await store({ property_name: null, crm_enquiry_uuid: 'crm-1', notes: 'private' })
    const [row] = (await page('/leads/enquiries/1/25')).models
    expect(row).toEqual({
      id: expect.any(Number),
      firstName: 'Ann',
      lastName: expect.any(String),
      email: expect.any(String),
      phone: '07700 900123',
      status: 1,
      dateSubmitted: expect.any(Number),
      viewingDate: null,
      viewingUserId: null,
      reservationSentDate: null,
      reservationCompleteDate: null,
      crmEnquiryUuid: 'crm-1',
      isViewingConfirmed: false,
      property: null,
      handler: null,
      waiting: { minutes: expect.any(Number), state: 'ok', clock: expect.any(Object) },
      duplicates: expect.any(Number),
    })
  })

  test('scheduled: confirmed viewings, earliest first', async () => {
    const late = await store({ status: 4, ...onDay(9) })
    const early = await store({ status: 4, ...onDay(2) })
    await store({ status: 6, ...onDay(3) })
    expect(await idsOf('/leads/enquiries/scheduled/1/25')).toEqual([early, late])
    expect(await idsOf('/leads/enquiries/scheduled/1/25?filter[name]=zzz&sort=-name')).toEqual([early, late])
  })

  test('enquiries can be filtered by their day of arrival, for the dashboard; other lists cannot', async () => {
    const old = await store({ submitted_at: new Date('2026-01-01') })
    const fresh = await store({ submitted_at: new Date('2026-02-01') })
    await store({ status: 2, submitted_at: new Date('2026-01-15') })
    const awaiting = '/leads/enquiries/1/25?filter[status]=Awaiting%20feedback'
    expect(await idsOf(`${awaiting}&sort=dateSubmitted`)).toEqual([old, fresh])
    expect(await idsOf(`${awaiting}&sort=-dateSubmitted`)).toEqual([fresh, old])
    const [late, early] = [await store({ status: 4, ...onDay(9) }), await store({ status: 4, ...onDay(2) })]
    expect(await idsOf('/leads/viewings/1/25?sort=dateSubmitted')).toEqual([late, early])
  })

  test('all enquiries: a plain array, newest first', async () => {
    expect((await agent.get('/leads/enquiries/all')).json()).toEqual([])
    const old = await store({ submitted_at: new Date('2026-01-01') })
    const fresh = await store({ status: 2, submitted_at: new Date('2026-02-01') })
    await store({ status: 3 })
    const rows = (await agent.get('/leads/enquiries/all')).json<LeadRow[]>()
    expect(rows.map(({ id }) => id)).toEqual([fresh, old])
  })

  test('calendar: every lead with a viewing date, with these four keys', async () => {
    const viewing_at = new Date('2026-03-29T10:15:00Z')
    const id = await store({ status: 6, first_name: 'Ann', last_name: 'Lee', viewing_at })
    await store({ viewing_at, deleted_at: new Date() })
    await store({ status: 4 })
    expect((await agent.get('/leads/all')).json()).toEqual([
      { id, firstName: 'Ann', lastName: 'Lee', viewingDate: seconds('2026-03-29T10:15') },
    ])
  })
})

describe('viewings by time', () => {
  const DAY_MS = 86_400_000
  /** Noon in UTC, so that the day is the same in business time. */
  const noonIn = (days: number) => {
    const midnight = Math.floor(server.clock.now / DAY_MS) * DAY_MS
    return { viewing_at: new Date(midnight + days * DAY_MS + DAY_MS / 2) }
  }

  test('those to come are soonest first, without cancelled and past ones', async () => {
    await store({ status: 4, ...noonIn(-1) })
    await store({ status: 6, ...noonIn(1) })
    await store({ status: 3 })
    const later = await store({ status: 3, ...noonIn(9) })
    const tomorrow = await store({ status: 4, ...noonIn(1) })
    const today = await store({ status: 4, ...noonIn(0) })
    await store({ status: 5, ...noonIn(0) })
    const { models, total } = await toCome()
    expect(models.map(({ id }) => id)).toEqual([today, tomorrow, later])
    expect(total).toBe(3)
    expect((await toCome('&sort=-dateAndTime')).models.map(({ id }) => id)).toEqual([later, tomorrow, today])
    expect((await toCome('&handler=me')).total).toBe(0)
    expect(await idsOf('/leads/viewings/2/2?when=to-come')).toEqual([later])
  })

  test('those of today include completed ones', async () => {
    const complete = await store({ status: 5, ...noonIn(0) })
    await store({ status: 6, ...noonIn(0) })
    await store({ status: 4, ...noonIn(1) })
    expect(await idsOf('/leads/viewings/1/25?when=today')).toEqual([complete])
    expect(await idsOf('/leads/viewings/1/25?when=yesterday')).toHaveLength(3)
    expect(await idsOf('/leads/enquiries/1/25?when=today')).toEqual([])
  })
})

describe('pages', () => {
  test('bounds, an empty list, and a page beyond the end', async () => {
    expect(await around('1/25')).toEqual({ page: 1, limit: 25, total: 0, lastPage: 1, rows: 0 })
    for (let nr = 0; nr < 11; nr += 1) await store()
    expect(await around('99/5')).toEqual({ page: 99, limit: 5, total: 11, lastPage: 3, rows: 0 })
    expect(await around('3/5')).toEqual({ page: 3, limit: 5, total: 11, lastPage: 3, rows: 1 })
    expect(await around('0/0')).toEqual({ page: 1, limit: 25, total: 11, lastPage: 1, rows: 11 })
    expect(await around('-1/-1')).toEqual({ page: 1, limit: 25, total: 11, lastPage: 1, rows: 11 })
    expect(await around('1/1000')).toEqual({ page: 1, limit: 100, total: 11, lastPage: 1, rows: 11 })
    expect(await around('99999999999999999999/100')).toMatchObject({ rows: 0, total: 11 })
  })

  test.each(['', '?filter[name]=lee', '?sort=name', '?sort=-name', '?sort=status'])(
    'pages %s follow one another without gap or repeat, read from either end',
    async (query) => {
      for (let nr = 0; nr < 23; nr += 1)
        await store({ submitted_at: new Date(Date.UTC(2026, 0, 1 + (nr % 3))), last_name: `Lee ${nr % 4}` })
      const whole = await idsOf(`/leads/enquiries/1/100${query}`)
      const parts = []
      for (let nr = 1; nr <= 5; nr += 1) parts.push(...(await idsOf(`/leads/enquiries/${nr}/5${query}`)))
      expect(new Set(whole).size).toBe(23)
      expect(parts).toEqual(whole)
    },
  )

  test('the total follows every change at once', async () => {
    expect(await totalNow()).toBe(0)
    const id = await store()
    expect(await totalNow()).toBe(1)
    await agent.post(`/leads/${id}/delete`)
    expect(await totalNow()).toBe(0)
  })
})

/** Total, last page and first names of a page of two. */
const pageOfNamed = async (number: number | string, text: string) => {
  const answer = await page(`/leads/enquiries/${number}/2?sort=-name&filter[name]=${text}`)
  return [answer.total, answer.lastPage, answer.models.map(({ firstName }) => firstName)]
}

describe('filters', () => {
  test('match anywhere, in any case, with accents, all together; the total counts the matches', async () => {
    const zoe = await store({ first_name: 'Zoë', last_name: 'ÖZTÜRK', email: 'Zoe.O@Example.com' })
    await store({ first_name: 'Zoë', last_name: 'Hart' })
    expect(await filtered('enquiries', 'name', 'zoë öz')).toEqual([zoe])
    expect(await filtered('enquiries', 'email', ' ZOE.o@ ')).toEqual([zoe])
    const both = await page(
      '/leads/enquiries/1/25?filter[name]=zo%C3%AB&filter[email]=example.com&filter[unknown]=x',
    )
    expect(both.total).toBe(2)
  })

  test.each(['100%', 'a_b', "O'Neil", 'back\\slash', '🏠 home', '"quoted"', '50%_\\'])(
    '%s is plain text',
    async (name) => {
      const id = await store({ last_name: name })
      await store({ last_name: '100 axb ONeil' })
      expect(await filtered('enquiries', 'name', name)).toEqual([id])
    },
  )

  test('address and name of the home, as the list shows them', async () => {
    const id = await store({
      property_name: 'Harbour View',
      property_address_line1: 'Flat 2',
      property_city: 'Bristol',
      property_postcode: 'BS1 4RB',
    })
    await store({ property_name: null })
    expect(await filtered('enquiries', 'propertyAddress', 'flat 2, bristol, bs1')).toEqual([id])
    expect(await filtered('enquiries', 'propertyName', 'harbour')).toEqual([id])
  })

  test('pages of the matches, and beyond them', async () => {
    for (const name of ['Ada', 'Bea', 'Cai']) await store({ first_name: name, last_name: 'Ashcombe' })
    await store({ last_name: 'Other' })
    for (const text of ['ashcombe', 'sh']) {
      expect(await pageOfNamed(1, text)).toEqual([3, 2, ['Cai', 'Bea']])
      expect(await pageOfNamed(2, text)).toEqual([3, 2, ['Ada']])
      expect(await pageOfNamed(99, text)).toEqual([3, 2, []])
      expect(await pageOfNamed('9'.repeat(15), text)).toEqual([3, 2, []])
    }
    expect(await pageOfNamed(1, 'nobody')).toEqual([0, 1, []])
  })

  test('one or two letters match anywhere in an address, in any order', async () => {
    const long = await store({ property_address_line1: `${'a'.repeat(200)} zq`, first_name: 'Bea' })
    const short = await store({ property_city: 'Zq', property_postcode: null, first_name: 'Abe' })
    await store({ property_city: 'Zurich' })
    for (const text of ['zq', ' ZQ ']) {
      const found = `/leads/enquiries/1/25?sort=name&filter[propertyAddress]=${encodeURIComponent(text)}`
      expect((await page(found)).models.map(({ id }) => id)).toEqual([short, long])
    }
    expect(await filtered('enquiries', 'name', 'be')).toHaveLength(2)
    expect(await filtered('enquiries', 'propertyAddress', '%')).toEqual([])
  })

  test('phones by their digits, in any spelling', async () => {
    const id = await store({ phone: '+44 7700 900999' })
    await store({ phone: '07700 900123' })
    for (const text of [
      '07700900999',
      '7700 900 999',
      '+44 7700 9009',
      '900999',
      '0044 7700 9009',
      '+44 (0)7700 900999',
      '4407700900999',
      '07700\u00a0900\u2011999',
      '(07700) 900-999',
    ]) {
      expect([text, await filtered('enquiries', 'phone', text)]).toEqual([text, [id]])
    }
    expect(await filtered('enquiries', 'phone', '07700')).toHaveLength(2)
    expect(await filtered('enquiries', 'phone', '+')).toHaveLength(2)
  })

  test('status by its label', async () => {
    const waiting = await store({ status: 1 })
    await store({ status: 2 })
    expect(await filtered('enquiries', 'status', 'awaiting')).toEqual([waiting])
    expect(await filtered('enquiries', 'status', 'viewing')).toEqual([])
    expect(await filtered('enquiries', 'status', '1')).toEqual([])
  })

  test.each([
    ['2026-03-29T00:59', '29/03/2026 00:59'],
    ['2026-03-29T01:00', '29/03/2026 02:00'],
    ['2026-10-25T00:59', '25/10/2026 01:59'],
    ['2026-10-25T01:00', '25/10/2026 01:00'],
    ['2026-06-30T23:30', '01/07/2026 00:30'],
  ])('%s UTC matches %s, the time in London', async (utc, shown) => {
    const id = await store({ status: 3, viewing_at: new Date(`${utc}:00Z`) })
    await store({ status: 3 })
    expect(await filtered('viewings', 'dateAndTime', shown)).toEqual([id])
    expect(await filtered('viewings', 'dateAndTime', shown.slice(0, 5))).toEqual([id])
  })

  test.each([
    '7/12',
    '7/12/26',
    '071226',
    'Mon 7th December',
    '7/12 10am',
    '2026-12-07',
    '07.12.2026',
    'december',
    '7 Dec',
    '12/2026',
  ])('a viewing is found by %s', async (text) => {
    const id = await store({ status: 3, viewing_at: new Date('2026-12-07T10:00:00Z') })
    for (const other of ['2026-11-07', '2026-07-12', '2027-01-17'])
      await store({ status: 3, viewing_at: new Date(`${other}T12:00:00Z`) })
    expect(await filtered('viewings', 'dateAndTime', text)).toEqual([id])
  })
})

describe('order', () => {
  test.each([
    [
      'name',
      [
        { first_name: 'ann', last_name: 'Lee' },
        { first_name: 'Ánn', last_name: 'Lee' },
        { first_name: 'Bob' },
        { first_name: 'Öz' },
        { first_name: 'Zed' },
      ],
    ],
    ['email', [{ email: 'A@x.example' }, { email: 'b@x.example' }]],
    ['phone', [{ phone: '01134960000' }, { phone: '+44 7700 900111' }]],
    ['propertyAddress', [{ property_city: 'bath' }, { property_city: 'York' }]],
    ['propertyName', ['plot 1', 'Plot 1A', 'Plot 2', 'plot 10'].map((name) => ({ property_name: name }))],
    ['status', [{ status: 1 }, { status: 2 }]],
  ])('by %s, both ways, ties by id', async (column, rows) => {
    const ids = []
    for (const row of [...rows, rows.at(-1)]) ids.push(await store(row))
    expect(await idsOf(`/leads/enquiries/1/25?sort=${column}`)).toEqual(ids)
    expect(await idsOf(`/leads/enquiries/1/25?sort=-${column}`)).toEqual(ids.toReversed())
  })

  test('an unknown column is ignored: newest enquiries first', async () => {
    const old = await store({ submitted_at: new Date('2026-01-01') })
    const fresh = await store({ submitted_at: new Date('2026-02-01') })
    for (const sort of ['id', 'dateAndTime', 'name;drop', ''])
      expect(await idsOf(`/leads/enquiries/1/25?sort=${sort}`)).toEqual([fresh, old])
  })

  test('viewings: latest first by default, leads without a date last either way, on every page', async () => {
    const none = [await store({ status: 3 }), await store({ status: 3 })]
    const days = []
    for (const day of [1, 2, 3])
      days.push(await store({ status: 5, viewing_at: new Date(Date.UTC(2026, 2, day)) }))
    expect(await idsOf('/leads/viewings/1/25?sort=dateAndTime')).toEqual([...days, ...none])
    const latestFirst = [...days.toReversed(), ...none.toReversed()]
    for (const query of ['', '?sort=-dateAndTime']) {
      expect(await idsOf(`/leads/viewings/1/25${query}`)).toEqual(latestFirst)
      const parts = await Promise.all([1, 2, 3].map((nr) => idsOf(`/leads/viewings/${nr}/2${query}`)))
      expect(parts.flat()).toEqual(latestFirst)
    }
  })

  test('reservations: complete date in status 12, else sent date, else viewing date (rule L21)', async () => {
    const [viewed, sent, complete] = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => new Date(day))
    const third = await store({ status: 10, viewing_at: viewed })
    const second = await store({
      status: 8,
      viewing_at: complete,
      reservation_sent_at: sent,
      reservation_complete_at: complete,
    })
    const first = await store({ status: 12, reservation_sent_at: viewed, reservation_complete_at: complete })
    const last = await store({ status: 11 })
    expect(await idsOf('/leads/reservations/1/25')).toEqual([first, second, third, last])
    expect(await filtered('reservations', 'dateAndTime', '03/03/2026')).toEqual([first])
  })
})
