import { CANCEL_REASON } from '@latchkey/domain/leads/reason/reason.enums'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, leadBody, leadRow } from '../_leads.ts'
import { giveLeadLink } from '../_links.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { makeUser } from '../_people.ts'
import { tenantPagesOf } from './_tenant-page.ts'

const dates = createDateFormatter('Europe/London')
const at = (local: string): number => dates.fromLocalInput(local) ?? Number.NaN

const server = await serverOfFile()
const staff = await caller(server, 'enquiries-view', 'viewings-view')
const agent = await tenantPagesOf(server).agent()
beforeEach(() => server.clock.reset())

const pages = () => tenantPagesOf(server)
const tokenIn = (text = ''): string => /your-enquiry\/([\w-]+)/.exec(text)?.[1] ?? ''
const actionsOf = async (id: number) =>
  (
    await server.db.selectFrom('audit').select('action').where('entity_id', '=', id).orderBy('id').execute()
  ).map(({ action }) => action)

describe('the page', () => {
  test('shows a confirmed viewing with the first name of the agent and nothing else of staff (T1/1)', async () => {
    await server.db
      .updateTable('app_user')
      .set({ first_name: 'Grace', last_name: 'Patel' })
      .where('id', '=', agent)
      .execute()
    const id = await pages().lead({
      status: 4,
      viewing_user_id: agent,
      viewing_at: new Date(at('2026-03-05T10:00') * 1000),
      property_address_line1: '1 High Street',
      calendar_sequence: 3,
    })
    const { read } = await pages().visit(id)
    const page = await read()
    expect(page.viewing).toEqual({
      start: at('2026-03-05T10:00'),
      end: at('2026-03-05T11:00'),
      address: '1 High Street',
      agentFirstName: 'Grace',
      canMove: true,
      canCancel: true,
      uid: `viewing-of-lead-${id}@${new URL(server.context.config.publicUrl).hostname}`,
      sequence: 3,
    })
    expect(JSON.stringify(page)).not.toMatch(/Patel|@latchkey\.example/)
  })

  test('contains nothing that staff wrote (T1/3)', async () => {
    const texts = ['notes', 'document_status', 'crm_enquiry_uuid', 'external_id'] as const
    const id = await pages().lead({
      status: 9,
      handler_user_id: agent,
      ...Object.fromEntries(texts.map((column) => [column, `SECRET ${column}`])),
    })
    const token = await pages().link(id)
    const answer = await pages().open(token)
    expect(answer.json()).toMatchObject({ id, status: 9, firstName: 'Ann' })
    expect(answer.body).not.toContain('SECRET')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('states the rent of the home and how long details are kept', async () => {
    const home = await insertHome(server.db, { rental_price_pence: 125_050, availability: 6 })
    const one = await (await pages().visit(await pages().lead({ property_id: home }))).read()
    expect(one.property?.rentPerMonth).toBe(1250.5)
    expect(one.keepMonths).toBe(24)
    const done = await (await pages().visit(await pages().lead({ status: 12 }))).read()
    expect(done.property?.rentPerMonth).toBeNull()
    expect(done.keepMonths).toBe(84)
  })

  test('opens for a matching identity only, by a link of its own purpose (T1/4)', async () => {
    const id = await pages().lead({ status: 1 })
    const token = await pages().link(id)
    expect((await pages().open(token, { lastName: 'Leigh' })).body).toBe('false')
    expect((await pages().open('a-token-of-nobody')).body).toBe('false')
    const questionnaire = await giveLeadLink(server, id, 'questionnaire')
    expect((await pages().open(questionnaire.token)).body).toBe('false')
    const form = await server.app.inject({
      url: `/api/users/qualifying-questions/${token}?phone=07700900123&lastName=Lee`,
    })
    expect(form.body).toBe('false')
  })
})

describe('links to the page', () => {
  test('of two mails both work, until the lead is deleted, also after it was restored (T1/2)', async () => {
    const id = await pages().lead({ status: 1, email: 'ann@example.com' })
    const before = await mailCount(server)
    await staff.post(`/leads/${id}/send-questionnaire`)
    await server.settled()
    await staff.post(`/leads/${id}/send-questionnaire`)
    const links = (await mailsAfter(server, before)).map(({ text }) => tokenIn(text))
    expect(links).toHaveLength(2)
    for (const link of links) expect((await pages().open(link)).json()).toMatchObject({ id })
    await staff.post(`/leads/${id}/delete`)
    await staff.post(`/leads/${id}/restore`)
    for (const link of links) expect((await pages().open(link)).body).toBe('false')
  })

  test('end when staff change the email (T1.1)', async () => {
    const id = await pages().lead({ status: 1 })
    const link = await pages().link(id)
    const saved = { ...leadBody(), version: 1 }
    expect((await staff.post(`/leads/${id}`, { ...saved, email: 'other@example.com' })).json()).toBe(true)
    expect((await pages().open(link)).body).toBe('false')
    expect((await pages().open(await pages().link(id))).json()).toMatchObject({ id })
  })

  test('are the newest 20 of a lead, for 180 days', async () => {
    const id = await pages().lead()
    const first = await pages().link(id)
    const links: string[] = []
    for (let link = 0; link < 20; link += 1) links.push(await pages().link(id))
    expect((await pages().open(first)).body).toBe('false')
    expect((await pages().open(links[0] ?? '')).json()).toMatchObject({ id })
    server.clock.advance(180 * 86_400_000 - 1000)
    expect((await pages().open(links[0] ?? '')).json()).toMatchObject({ id })
    server.clock.advance(1000)
    expect((await pages().open(links[0] ?? '')).body).toBe('false')
  })

  test('are in every mail to the tenant (T4/2)', async () => {
    const id = await pages().lead({ status: 1, email: 'ann@example.com' })
    const before = await mailCount(server)
    await staff.post(`/leads/${id}/send-questionnaire`)
    const [mail] = await mailsAfter(server, before)
    const token = tokenIn(mail?.text)
    expect(mail?.text).toContain('See where things stand:')
    expect(mail?.text?.trimEnd()).toMatch(/so there is nothing to unsubscribe from\.$/)
    expect((await pages().open(token)).json()).toMatchObject({ id })
  })
})

describe('the link of a form', () => {
  it('is sent again in statuses 1 and 7, three times a day', async () => {
    const id = await pages().lead({ status: 1 })
    const { sendLink } = await pages().visit(id)
    const before = await mailCount(server)
    for (let sent = 0; sent < 3; sent += 1) expect((await sendLink()).body).toBe('true')
    expect((await sendLink()).statusCode).toBe(429)
    expect(await mailsAfter(server, before)).toHaveLength(3)
    server.clock.advance(86_400_000)
    expect((await (await pages().visit(id)).sendLink()).body).toBe('true')
  })

  it.each([2, 3, 6, 8, 12])('is not sent in status %i', async (status) => {
    const { sendLink } = await pages().visit(await pages().lead({ status }))
    expect((await sendLink()).body).toBe('false')
  })
})

describe('choosing a time', () => {
  test('books the handler, confirms by mail and is an answer (T2/1)', async () => {
    const id = await pages().lead({ handler_user_id: agent })
    const { slots, book, read } = await pages().visit(id)
    expect((await read()).canChoose).toBe(true)
    const [slot] = await slots()
    const before = await mailCount(server)
    expect((await book(slot?.start)).body).toBe('true')
    const lead = await leadRow(server.db, id)
    expect(lead).toMatchObject({
      status: 4,
      viewing_user_id: agent,
      first_answer_how: 5,
      first_answered_by: null,
    })
    expect(lead.viewing_at?.getTime()).toBe((slot?.start ?? 0) * 1000)
    const [mail, ...others] = await mailsAfter(server, before)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Your viewing is confirmed')
    expect(mail?.attachments.some(({ mimeType }) => mimeType.includes('calendar'))).toBe(true)
    const day = dates.toDateInput(slot?.start ?? 0)
    expect((await staff.get(`/leads/all?from=${day}&to=${day}`)).json()).toContainEqual(
      expect.objectContaining({ id, viewingDate: slot?.start, viewingUserId: agent }),
    )
    expect(await actionsOf(id)).toContain('lead.tenant-booked')
    const notices = await server.db
      .selectFrom('notification')
      .select(['kind', 'user_id'])
      .where('lead_id', '=', id)
      .execute()
    expect(notices).toEqual([{ kind: 3, user_id: agent }])
  })

  test.each([
    ['a Sunday', '2026-03-08T10:00'],
    ['within the last hour of the day', '2026-03-05T17:30'],
    ['23 hours ahead', '2026-03-03T10:00', '2026-03-02T11:00'],
    ['a bank holiday', '2026-04-03T10:00', '2026-03-30T09:00'],
    ['between two steps', '2026-03-05T10:05'],
    ['after the days ahead', '2026-03-17T10:00'],
  ])('rejects a time on %s (T2/3)', async (_what, local, now = '2026-03-02T09:00') => {
    server.clock.now = at(now) * 1000
    const { book } = await pages().visit(await pages().lead({ handler_user_id: await pages().agent() }))
    const answer = await book(at(local))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual([{ attribute: 'viewingDate', errors: [{ name: 'enumerable' }] }])
  })

  test('requires a date', async () => {
    const { book } = await pages().visit(await pages().lead({ handler_user_id: agent }))
    for (const [sent, name] of [
      [null, 'required'],
      ['soon', 'date'],
      [at('2026-03-05T10:00') * 1000, 'date'],
    ])
      expect((await book(sent)).json()).toEqual([{ attribute: 'viewingDate', errors: [{ name }] }])
  })

  test('a viewing that is pending takes the hour around it, of the agent and of the home (T2/4)', async () => {
    const [busy, other] = [await pages().agent(), await pages().agent()]
    const home = await insertHome(server.db, { availability: 6 })
    const pending = { status: 3, viewing_at: new Date(at('2026-03-05T10:00') * 1000) }
    await pages().lead({ ...pending, viewing_user_id: busy, property_id: home })
    const startsOf = async (over: object) => {
      const { slots } = await pages().visit(await pages().lead(over))
      return (await slots())
        .map(({ start }) => dates.toLocalInput(start))
        .filter((start) => start.startsWith('2026-03-05'))
        .map((start) => start.slice(11))
    }
    const taken = ['09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45']
    const ofAgent = await startsOf({ handler_user_id: busy })
    const ofHome = await startsOf({ handler_user_id: other, property_id: home })
    for (const starts of [ofAgent, ofHome]) {
      expect(starts.filter((start) => taken.includes(start))).toEqual([])
      expect(starts).toEqual(expect.arrayContaining(['09:00', '11:00']))
    }
  })

  test('a taken time answers with the free ones around it (T2/2)', async () => {
    const handler_user_id = await pages().agent()
    const [one, two] = [
      await pages().visit(await pages().lead({ handler_user_id })),
      await pages().visit(await pages().lead({ handler_user_id })),
    ]
    const wanted = at('2026-03-05T12:00')
    expect((await one.book(wanted)).body).toBe('true')
    const answer = await two.book(wanted)
    expect(answer.statusCode).toBe(409)
    const { error, slots } = answer.json<{ error: string; slots: { start: number }[] }>()
    expect(error).toBe('slot-taken')
    expect(slots.map(({ start }) => dates.toLocalInput(start).slice(11))).toEqual([
      '13:00',
      '13:15',
      '13:30',
      '13:45',
      '14:00',
    ])
  })

  test.each([
    ['without a handler', async () => ({ handler_user_id: null })],
    ['with a handler who has left', async () => ({ handler_user_id: await leaver() })],
    [
      'for a home that is reserved',
      async () => ({ property_id: await insertHome(server.db, { availability: 2 }) }),
    ],
    ['for an archived home', async () => ({ property_id: await insertHome(server.db, { availability: 5 }) })],
    ['in status 1', async () => ({ status: 1 })],
    ['cancelled by staff', async () => ({ status: 6 })],
  ])('is not offered %s (T2/6)', async (_what, over) => {
    const id = await pages().lead({ handler_user_id: agent, ...(await over()) })
    const { read, slots, book } = await pages().visit(id)
    expect((await read()).canChoose).toBe(false)
    expect(await slots()).toEqual([])
    expect((await book(at('2026-03-06T09:00'))).body).toBe('false')
  })
})

const leaver = async () => (await makeUser(server.db, ['enquiries-view'], { active: false })).userId

const booked = async (local = '2026-03-10T10:00') => {
  const handler_user_id = await pages().agent()
  const visit = await pages().visit(await pages().lead({ handler_user_id }))
  expect((await visit.book(at(local))).body).toBe('true')
  const { id } = await visit.read()
  return { ...visit, id, start: at(local) }
}

describe('moving and cancelling', () => {
  test('moves with the same agent and mails the new time', async () => {
    const { id, book, start, slots } = await booked()
    expect((await slots()).some((slot) => slot.start === start)).toBe(false)
    expect((await book(start, start)).body).toBe('false')
    const before = await mailCount(server)
    expect((await book(at('2026-03-10T10:30'), start)).body).toBe('true')
    const [mail] = await mailsAfter(server, before)
    expect(mail?.subject).toContain('Your viewing has changed')
    expect(await actionsOf(id)).toContain('lead.tenant-moved')
  })

  test('a page that shows another start changes nothing', async () => {
    const { book, cancel, start, read } = await booked('2026-03-11T10:00')
    expect((await book(at('2026-03-11T12:00'), start - 3600)).json()).toMatchObject({ error: 'conflict' })
    expect((await book(at('2026-03-11T12:00'))).json()).toMatchObject({ error: 'conflict' })
    expect((await cancel(start - 3600)).json()).toMatchObject({ error: 'conflict' })
    expect((await read()).viewing?.start).toBe(start)
  })

  test('cancelling mails it, notifies, and choosing is open again (T2/5)', async () => {
    const { id, cancel, start, read, book } = await booked('2026-03-12T10:00')
    const before = await mailCount(server)
    expect((await cancel(start)).body).toBe('true')
    expect((await leadRow(server.db, id)).status).toBe(6)
    const [mail] = await mailsAfter(server, before)
    expect(mail?.subject).toContain('Your viewing has been cancelled')
    const kinds = await server.db
      .selectFrom('notification')
      .select('kind')
      .where('lead_id', '=', id)
      .execute()
    expect(kinds.map(({ kind }) => kind)).toContain(5)
    expect((await read()).canChoose).toBe(true)
    const reason = await server.db
      .selectFrom('lead_status_reason')
      .select(['status', 'reason', 'user_id'])
      .where('lead_id', '=', id)
      .executeTakeFirst()
    expect(reason).toEqual({ status: 6, reason: CANCEL_REASON.ApplicantAsked, user_id: null })
    expect((await cancel(start)).body).toBe('false')
    expect((await book(at('2026-03-12T10:00'))).body).toBe('true')
  })

  test('neither is possible once the viewing has begun', async () => {
    const { id, start } = await booked('2026-03-13T10:00')
    server.clock.now = start * 1000
    const { cancel, book, slots } = await pages().visit(id)
    expect((await cancel(start)).body).toBe('false')
    expect(await slots()).toEqual([])
    expect((await book(at('2026-03-16T10:00'), start)).body).toBe('false')
  })

  test('ten changes a day, then 429', async () => {
    const { book, start } = await booked('2026-03-09T10:00')
    let from = start
    for (let change = 0; change < 9; change += 1) {
      const to = at(`2026-03-09T1${change % 2}:15`)
      expect((await book(to, from)).body).toBe('true')
      from = to
    }
    const limited = await book(at('2026-03-09T14:00'), from)
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('a call without a proof for this lead is denied', async () => {
  const one = await pages().lead({ handler_user_id: agent })
  const { verification } = await pages().visit(await pages().lead({ handler_user_id: agent }))
  for (const path of ['slots', 'book', 'cancel', 'send-link']) {
    expect((await pages().post(`${one}/${path}`, { verification })).statusCode).toBe(403)
    expect((await pages().post(`${one}/${path}`, { verification: 'x' })).statusCode).toBe(403)
  }
})
