import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { TOKEN } from '@latchkey/domain/links/link.rules'
import type { Email } from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadBody, leadRow, seconds } from '../_leads.ts'
import { mailsAfter } from '../_mails.ts'

const TEN = seconds('2027-01-04T10:00')
const HALF_HOUR = 1800

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(() => server.db.updateTable('lead').set({ deleted_at: new Date() }).execute())

const save = (id: number, over: Record<string, unknown>) => agent.post(`/leads/${id}`, leadBody(over))
const viewing = (viewingDate: number, over: Record<string, unknown> = {}) => ({
  status: 4,
  viewingDate,
  viewingUserId: agent.userId,
  ...over,
})
const storedViewing = (at: number, over: object = {}) =>
  insertLead(server.db, {
    status: 4,
    viewing_at: new Date(at * 1000),
    viewing_user_id: agent.userId,
    ...over,
  })
const about = async (over: object, property: number) =>
  insertLead(server.db, { property_id: property, property_crm_uuid: `home-${property}`, ...over })
const confirmed = (over: object = {}) =>
  storedViewing(TEN, {
    viewing_confirmed_at: new Date(),
    calendar_sequence: 1,
    email: 'ann@example.com',
    ...over,
  })
const calendarOf = (mail: Email | undefined) => {
  const part = mail?.attachments.find(({ filename }) => filename === 'viewing.ics')
  const text = new TextDecoder().decode(part?.content as ArrayBuffer)
  const lines = text.replace(/\r?\n /g, '').split(/\r?\n/)
  return Object.fromEntries(
    lines.map((line) => [line.split(/[;:]/, 1)[0], line.slice(line.lastIndexOf(':') + 1)]),
  )
}

/** Mails since the last call, parsed. */
let seen = 0
async function newMails(): Promise<Email[]> {
  const mails = await mailsAfter(server, seen)
  seen += mails.length
  return mails
}

describe('one agent, two viewings', () => {
  test('409 names the other viewing and changes nothing; override confirms all the same', async () => {
    const other = await storedViewing(TEN, { first_name: 'Bob', last_name: 'Ong' })
    const id = await insertLead(server.db)
    const response = await save(id, viewing(TEN + HALF_HOUR))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      error: 'clash',
      message: expect.any(String),
      clash: { id: other, name: 'Bob Ong', viewingDate: TEN },
    })
    expect(await leadRow(server.db, id)).toMatchObject({ status: 1, version: 1 })
    expect((await save(id, viewing(TEN + HALF_HOUR, { override: true }))).body).toBe('true')
  })

  test.each([
    [-3600, 200],
    [-3599, 409],
    [0, 409],
    [3599, 409],
    [3600, 200],
  ])('a viewing %i seconds from another gets %i', async (offset, status) => {
    await storedViewing(TEN)
    expect((await save(await insertLead(server.db), viewing(TEN + offset))).statusCode).toBe(status)
  })

  test('only confirmed viewings of this agent that are not deleted count', async () => {
    const colleague = await caller(server)
    await storedViewing(TEN, { status: 3 })
    await storedViewing(TEN, { status: 6 })
    await storedViewing(TEN, { viewing_user_id: colleague.userId })
    await storedViewing(TEN, { deleted_at: new Date() })
    expect((await save(await insertLead(server.db), viewing(TEN))).body).toBe('true')
  })

  test('409 for a move onto another viewing and for a busy new agent; other edits are saved', async () => {
    const colleague = await caller(server)
    await storedViewing(TEN)
    const mine = await storedViewing(TEN, { viewing_user_id: colleague.userId })
    const asIs = viewing(TEN, { viewingUserId: colleague.userId })
    expect((await save(mine, { ...asIs, notes: 'Bring keys' })).body).toBe('true')
    expect((await save(mine, viewing(TEN))).statusCode).toBe(409)
    expect((await save(mine, { ...viewing(TEN), status: 3 })).body).toBe('true')
    const overlapping = await storedViewing(TEN)
    expect((await save(overlapping, viewing(TEN, { notes: 'x' }))).body).toBe('true')
  })

  test('of many concurrent saves exactly one gets the hour', async () => {
    for (let round = 0; round < 5; round += 1) {
      const at = TEN + 86_400 * (round + 1)
      const ids = await Promise.all([0, 1, 2, 3].map(() => insertLead(server.db)))
      const responses = await Promise.all(ids.map((id, nr) => save(id, viewing(at + nr * 60))))
      expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409, 409,
      ])
    }
  })
})

describe('two reservations, one home', () => {
  const offer = { status: 7, reservationSentDate: TEN }
  const body = (property: number) => ({
    ...offer,
    property: { name: 'Plot 1', crmPropertyUuid: `home-${property}` },
  })

  test.each([7, 8, 9, 11])('409 while another lead on the home is in status %i', async (status) => {
    const home = await insertHome(server.db)
    const holder = await about({ status, first_name: 'Bob', last_name: 'Ong' }, home)
    const id = await about({}, home)
    const opened = async () => (await agent.get(`/leads/${id}`)).json()
    expect(await opened()).toMatchObject({ homeHold: { heldBy: { id: holder, name: 'Bob Ong', status } } })
    const response = await save(id, body(home))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      error: 'held',
      message: expect.any(String),
      heldBy: { id: holder, name: 'Bob Ong', status },
    })
    expect(await leadRow(server.db, id)).toMatchObject({ status: 1, version: 1 })
    expect((await save(id, { ...body(home), override: true })).statusCode).toBe(409)
    await agent.post(`/leads/${holder}/delete`)
    expect(await opened()).toMatchObject({ homeHold: null })
    expect((await save(id, body(home))).body).toBe('true')
  })

  test.each([2, 3, 7])(
    '409 while the home has availability %i; the answer names the holder if known',
    async (availability) => {
      const home = await insertHome(server.db, { availability })
      const id = await about({}, home)
      expect((await agent.get(`/leads/${id}`)).json()).toMatchObject({ homeHold: { heldBy: null } })
      expect((await save(id, body(home))).json()).toMatchObject({ error: 'held', heldBy: null })
      const holder = await about({ status: 12 }, home)
      expect((await save(id, body(home))).json()).toMatchObject({ heldBy: { id: holder, status: 12 } })
    },
  )

  test('other availabilities and statuses hold nothing, and neither does the lead itself', async () => {
    const home = await insertHome(server.db, { availability: 6 })
    for (const status of [1, 5, 10, 12]) await about({ status }, home)
    const id = await about({}, home)
    expect((await save(id, body(home))).body).toBe('true')
    expect((await save(id, { ...body(home), notes: 'again' })).body).toBe('true')
  })

  test('of two concurrent offers exactly one succeeds', async () => {
    const home = await insertHome(server.db)
    const ids = [await about({}, home), await about({}, home), await about({}, home)]
    const codes = (await Promise.all(ids.map((id) => save(id, body(home))))).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })
})

describe('the reservation link', () => {
  const offer = { status: 7, reservationSentDate: TEN }

  test('entering 7 mails a link; saving a 7 again sends nothing', async () => {
    await newMails()
    const id = await insertLead(server.db, { email: 'Ann@Example.com' })
    await save(id, offer)
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail?.to).toEqual([{ name: expect.stringContaining('Ann'), address: 'ann@example.com' }])
    const [, token = ''] = /\/reserve-property\/(\S+)/.exec(mail?.text ?? '') ?? []
    expect(token).toMatch(TOKEN)
    await save(id, { ...offer, notes: 'again' })
    expect(await newMails()).toEqual([])
    const stored = await server.db.selectFrom('lead_token').selectAll().where('lead_id', '=', id).execute()
    expect(stored.map(({ purpose }) => purpose).toSorted()).toEqual(['page', 'reservation'])
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('a new link cancels the older one', async () => {
    const id = await insertLead(server.db)
    await save(id, offer)
    await server.settled()
    await save(id, { status: 1 })
    await save(id, offer)
    await newMails()
    const tokens = await server.db
      .selectFrom('lead_token')
      .selectAll()
      .where('lead_id', '=', id)
      .where('purpose', '=', 'reservation')
      .orderBy('id')
      .execute()
    expect(tokens.map(({ cancelled_at: at }) => at === null)).toEqual([false, true])
  })
})

describe('a confirmed viewing', () => {
  test('a new time or agent is mailed with the same UID', async () => {
    await newMails()
    const id = await confirmed()
    expect((await save(id, viewing(TEN + 7200))).body).toBe('true')
    const [moved] = await newMails()
    expect(moved?.subject).toBe('Your viewing has changed: Monday 4 January 2027 at 12:00')
    expect(calendarOf(moved)).toMatchObject({
      METHOD: 'REQUEST',
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      DTSTART: '20270104T120000Z',
      DTEND: '20270104T130000Z',
    })
    const colleague = await caller(server)
    await save(id, viewing(TEN + 7200, { viewingUserId: colleague.userId }))
    const [handedOver] = await newMails()
    expect(calendarOf(handedOver)).toMatchObject({
      METHOD: 'REQUEST',
      SEQUENCE: '3',
      UID: calendarOf(moved)['UID'],
    })
  })

  test('a lead contains whether its viewing is confirmed, and the agent’s username and name', async () => {
    const [promised, typed] = [await confirmed(), await storedViewing(TEN)]
    const current = async (id: number) => (await agent.get(`/leads/${id}`)).json<Lead>()
    const { username } = agent
    expect(await current(promised)).toMatchObject({
      isViewingConfirmed: true,
      viewingUsername: username,
      viewingAgentName: username,
    })
    await server.db
      .updateTable('app_user')
      .set({ first_name: 'Max', last_name: 'Reed' })
      .where('id', '=', agent.userId)
      .execute()
    expect(await current(promised)).toMatchObject({ viewingUsername: username, viewingAgentName: 'Max Reed' })
    expect(await current(typed)).toMatchObject({ isViewingConfirmed: false })
    await save(promised, { ...viewing(TEN), status: 6 })
    expect(await current(promised)).toMatchObject({ isViewingConfirmed: false })
  })

  test('an edit of other fields sends nothing', async () => {
    await newMails()
    const id = await confirmed()
    await save(id, viewing(TEN, { notes: 'Bring keys' }))
    expect(await newMails()).toEqual([])
    expect((await leadRow(server.db, id)).calendar_sequence).toBe(1)
  })

  test('cancelling it mails a cancellation of the confirmed hour, once', async () => {
    await newMails()
    const id = await confirmed()
    await save(id, { ...viewing(TEN + 86_400), status: 6 })
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your viewing has been cancelled: Monday 4 January 2027 at 10:00')
    expect(calendarOf(mail)).toMatchObject({
      METHOD: 'CANCEL',
      SEQUENCE: '2',
      STATUS: 'CANCELLED',
      DTSTART: '20270104T100000Z',
    })
    await save(id, { ...viewing(TEN), status: 4 })
    await save(id, { ...viewing(TEN), status: 6 })
    expect(await newMails()).toEqual([])
  })

  test('deleting the lead cancels it too', async () => {
    await newMails()
    const id = await confirmed()
    await agent.post(`/leads/${id}/delete`)
    const [mail] = await newMails()
    expect(calendarOf(mail)).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '2' })
  })

  test('nothing is mailed without a confirmation', async () => {
    await newMails()
    const id = await storedViewing(TEN)
    await save(id, viewing(TEN + 7200))
    await save(id, { ...viewing(TEN), status: 6 })
    await agent.post(`/leads/${id}/delete`)
    expect(await newMails()).toEqual([])
  })

  test('two quick moves result in one mail about the last', async () => {
    await newMails()
    const id = await confirmed()
    await server.context.change(null, async (change) => {
      const job = { leadId: id, kind: 'updated', viewingDate: TEN } as const
      await change.enqueue('mail.viewing', { ...job, sequence: 0 })
      await change.enqueue('mail.viewing', { ...job, sequence: 1 })
    })
    expect((await newMails()).map((mail) => calendarOf(mail)['SEQUENCE'])).toEqual(['1'])
  })
})
