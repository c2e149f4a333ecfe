import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import { askForFeedback } from '../../src/leads/outcome/feedback.job.ts'
import { remindOfViewings } from '../../src/leads/reminders/reminders.job.ts'
import { caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadBody } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { makeUser } from '../_people.ts'
import { fieldError } from '../_staff.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'

const dates = createDateFormatter('Europe/London')
const moment = (local: string): Date => new Date((dates.fromLocalInput(local) ?? Number.NaN) * 1000)
const ATTENDED = { outcome: 1 }
const NO_SHOW = { outcome: 2 }
const HOUR_MS = 3_600_000

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'viewings-update')
beforeEach(async () => {
  server.clock.reset()
  await server.db.updateTable('lead').set({ deleted_at: new Date() }).execute()
})

/** A confirmed viewing of half an hour ago, on 2 March 2026. */
const viewing = (over: Partial<Insertable<LeadTable>> = {}) =>
  insertLead(server.db, {
    status: 4,
    last_name: 'Lee',
    viewing_user_id: agent.userId,
    viewing_at: moment('2026-03-02T08:30'),
    viewing_confirmed_at: moment('2026-02-20T10:00'),
    ...over,
  })
const record = (id: number, body: object) => agent.post(`/leads/${id}/viewing-outcome`, body)
const undo = (id: number) => agent.post(`/leads/${id}/viewing-outcome/undo`)
const read = async (id: number) => (await agent.get(`/leads/${id}`)).json<Lead>()
const stateOf = async (id: number) => {
  const { status, outcome, isViewingConfirmed } = await read(id)
  return { status, outcome, isViewingConfirmed }
}
const subjectsAfter = async (skip: number) => (await mailsAfter(server, skip)).map(({ subject }) => subject)
const ask = (afterMs = HOUR_MS) => askForFeedback(server.context, new Date(server.clock.now + afterMs))
const save = async (id: number, over: object) => {
  const { status, email, viewingDate, viewingUserId } = await read(id)
  const body = leadBody({ status, email, viewingDate, viewingUserId, ...over })
  const saved = await agent.post(`/leads/${id}`, body)
  expect(saved.statusCode).toBe(200)
}

describe('the outcome of a viewing', () => {
  test('Attended sets 5, No show sets 3 and ends the confirmation; both are recorded and mail nothing', async () => {
    const [attended, missed] = [await viewing(), await viewing()]
    const skip = await mailCount(server)
    expect((await record(attended, ATTENDED)).json()).toBe(true)
    expect((await record(missed, NO_SHOW)).json()).toBe(true)
    expect(await stateOf(attended)).toEqual({ status: 5, outcome: 1, isViewingConfirmed: false })
    expect(await stateOf(missed)).toEqual({ status: 3, outcome: 2, isViewingConfirmed: false })
    const rows = await server.db
      .selectFrom('viewing_outcome')
      .select(['lead_id', 'outcome', 'agent_id', 'by_user_id', 'viewing_at'])
      .where('lead_id', 'in', [attended, missed])
      .orderBy('id')
      .execute()
    const recorded = {
      agent_id: agent.userId,
      by_user_id: agent.userId,
      viewing_at: moment('2026-03-02T08:30'),
    }
    expect(rows).toEqual([
      { lead_id: attended, outcome: 1, ...recorded },
      { lead_id: missed, outcome: 2, ...recorded },
    ])
    const history = await agent.get(`/leads/${attended}/history`)
    expect(history.body).toContain('lead.viewing-outcome')
    // Deleting a lead after No show cancels nothing.
    await agent.post(`/leads/${missed}/delete`)
    expect(await subjectsAfter(skip)).toEqual([])
  })

  test('false before the viewing begins, in another status and twice (T3/5)', async () => {
    const future = await viewing({ viewing_at: moment('2026-03-02T09:01') })
    expect((await record(future, ATTENDED)).json()).toBe(false)
    expect((await record(await viewing({ status: 3 }), NO_SHOW)).json()).toBe(false)
    const id = await viewing({ viewing_at: moment('2026-03-02T09:00') })
    expect((await record(id, ATTENDED)).json()).toBe(true)
    expect((await record(id, NO_SHOW)).json()).toBe(false)
    expect(await stateOf(id)).toMatchObject({ status: 5, outcome: 1 })
  })

  it.each([
    [{}, 'required'],
    [{ outcome: 3 }, 'enumerable'],
    [{ outcome: 'attended' }, 'enumerable'],
  ])('%j is 422: %s', async (body, error) => {
    const answer = await record(await viewing(), body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual(fieldError('outcome', error))
  })

  test('401, 403 without viewings-update, 404 for a deleted lead', async () => {
    const id = await viewing()
    const reader = await caller(server, 'enquiries-view', 'viewings-view')
    for (const path of ['viewing-outcome', 'viewing-outcome/undo']) {
      expect((await server.app.inject({ method: 'POST', url: `/api/leads/${id}/${path}` })).statusCode).toBe(
        401,
      )
      expect((await reader.post(`/leads/${id}/${path}`, ATTENDED)).statusCode).toBe(403)
      const deleted = await viewing({ deleted_at: new Date() })
      expect((await agent.post(`/leads/${deleted}/${path}`, ATTENDED)).statusCode).toBe(404)
    }
  })

  it.each([ATTENDED, NO_SHOW])('%j can be undone, with the confirmation', async (outcome) => {
    const id = await viewing()
    const before = await stateOf(id)
    await record(id, outcome)
    expect((await undo(id)).json()).toBe(true)
    expect(await stateOf(id)).toEqual(before)
    expect((await undo(id)).json()).toBe(false)
    server.clock.advance(HOUR_MS)
    expect(await askForFeedback(server.context, new Date(server.clock.now))).toBe(0)
  })

  test('cannot be undone after a later save or the request for feedback', async () => {
    const [saved, asked] = [await viewing(), await viewing()]
    await record(saved, NO_SHOW)
    await save(saved, { notes: 'Rang, no reply' })
    expect((await undo(saved)).json()).toBe(false)
    await record(asked, ATTENDED)
    expect(await askForFeedback(server.context, new Date(server.clock.now + HOUR_MS))).toBe(1)
    expect((await undo(asked)).json()).toBe(false)
    expect(await stateOf(asked)).toMatchObject({ status: 5, outcome: 1 })
  })

  test('of an undo and the job that asks for feedback, one wins', async () => {
    const ids: number[] = []
    for (let nr = 0; nr < 20; nr += 1) ids.push(await viewing({ viewing_user_id: null }))
    for (const id of ids) await record(id, ATTENDED)
    const due = new Date(server.clock.now + HOUR_MS)
    const [asked, ...undone] = await Promise.all([
      askForFeedback(server.context, due),
      ...ids.map(async (id) => (await undo(id)).json<boolean>()),
    ])
    expect(undone.filter(Boolean).length + asked).toBe(ids.length)
  })

  test('is open again once another viewing is planned, and cancelled ones are recorded', async () => {
    const id = await viewing()
    await record(id, NO_SHOW)
    const confirmed = {
      viewingDate: moment('2026-03-09T10:00').getTime() / 1000,
      viewingUserId: agent.userId,
    }
    expect((await agent.post(`/leads/${id}/confirm-viewing`, confirmed)).json()).toBe(true)
    expect(await stateOf(id)).toEqual({ status: 4, outcome: null, isViewingConfirmed: true })
    await save(id, { status: 6 })
    expect(await stateOf(id)).toEqual({ status: 6, outcome: 4, isViewingConfirmed: false })
    await save(id, { status: 3 })
    expect(await stateOf(id)).toMatchObject({ status: 3, outcome: null })
  })

  test('of a deleted lead’s confirmed viewing: cancelled by the agency', async () => {
    const id = await viewing()
    await agent.post(`/leads/${id}/delete`)
    const last = await server.db
      .selectFrom('viewing_outcome')
      .select(['outcome', 'by_user_id'])
      .where('lead_id', '=', id)
      .executeTakeFirst()
    expect(last).toEqual({ outcome: 4, by_user_id: agent.userId })
  })

  test('a viewing cancelled by radio button after one that the tenant cancelled leaves no choice', async () => {
    const home = await insertHome(server.db, { availability: 6 })
    const id = await viewing({ status: 6, outcome: 3, property_id: home, handler_user_id: agent.userId })
    const { read: readPage } = await tenantPagesOf(server).visit(id)
    expect((await readPage()).canChoose).toBe(true)
    await save(id, { status: 3 })
    await save(id, { status: 6 })
    expect((await readPage()).canChoose).toBe(false)
  })
})

describe('reminders', () => {
  const remind = async (local: string) => {
    // A mail that is being sent locks its lead, which the job then leaves to the next run.
    await server.settled()
    return remindOfViewings(server.context, moment(local))
  }
  const THURSDAY = { viewing_at: moment('2026-03-05T15:00') }

  test('one mail the day before, at 10:00 or late, never twice (T3/1)', async () => {
    const id = await viewing({ ...THURSDAY, property_name: 'Plot 9' })
    const skip = await mailCount(server)
    for (const early of ['2026-03-03T12:00', '2026-03-04T09:59', '2026-03-04T18:00', '2026-03-05T10:00'])
      expect(await remind(early)).toBe(0)
    expect(await remind('2026-03-04T10:00')).toBe(1)
    expect(await remind('2026-03-04T10:00')).toBe(0)
    expect(await remind('2026-03-04T17:59')).toBe(0)
    const [mail, ...others] = await mailsAfter(server, skip)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your viewing is tomorrow: Thursday 5 March 2026 at 15:00')
    expect(mail?.text).toContain('Plot 9')
    expect(mail?.text).toContain('/your-enquiry/')
    expect((await read(id)).version).toBe(1)
  })

  test('catches up until 18:00, once for each time', async () => {
    const id = await viewing(THURSDAY)
    expect(await remind('2026-03-04T17:59')).toBe(1)
    await server.db
      .updateTable('lead')
      .set({ viewing_at: moment('2026-03-06T15:00'), viewing_confirmed_at: moment('2026-03-04T18:30') })
      .where('id', '=', id)
      .execute()
    expect(await remind('2026-03-05T10:00')).toBe(1)
  })

  test('none for a viewing that was cancelled, or confirmed or moved on that day (T3/2)', async () => {
    const cancelled = await viewing(THURSDAY)
    await save(cancelled, { status: 6 })
    await viewing({ ...THURSDAY, viewing_confirmed_at: moment('2026-03-04T00:00') })
    await viewing({ ...THURSDAY, viewing_confirmed_at: null })
    await viewing({ ...THURSDAY, status: 3 })
    await viewing({ ...THURSDAY, deleted_at: new Date() })
    expect(await remind('2026-03-04T10:00')).toBe(0)
    await viewing({ ...THURSDAY, viewing_confirmed_at: moment('2026-03-03T23:59') })
    expect(await remind('2026-03-04T10:00')).toBe(1)
  })

  test('none by a job that runs after the viewing has changed', async () => {
    const skip = await mailCount(server)
    const viewingDate = THURSDAY.viewing_at.getTime() / 1000
    const [moved, cancelled] = [
      await viewing({ viewing_at: moment('2026-03-06T15:00') }),
      await viewing({ ...THURSDAY, status: 6 }),
    ]
    await server.context.change(null, (change) =>
      change.enqueueAll(
        'mail.viewing-reminder',
        [moved, cancelled].map((leadId) => ({ leadId, viewingDate })),
      ),
    )
    expect(await subjectsAfter(skip)).toEqual([])
  })

  test('none on the day of the viewing itself', async () => {
    const id = await viewing(THURSDAY)
    server.clock.advance(moment('2026-03-05T00:00').getTime() - server.clock.now)
    const skip = await mailCount(server)
    await server.context.change(null, (change) =>
      change.enqueue('mail.viewing-reminder', {
        leadId: id,
        viewingDate: THURSDAY.viewing_at.getTime() / 1000,
      }),
    )
    expect(await subjectsAfter(skip)).toEqual([])
  })

  test('in business time on both sides of a clock change', async () => {
    // London is an hour ahead of UTC from 29 March 2026.
    await viewing({ viewing_at: moment('2026-03-29T09:00') })
    expect(await remindOfViewings(server.context, new Date('2026-03-28T09:59:59Z'))).toBe(0)
    expect(await remindOfViewings(server.context, new Date('2026-03-28T10:00:00Z'))).toBe(1)
    await viewing({ viewing_at: moment('2026-03-30T09:00') })
    expect(await remindOfViewings(server.context, new Date('2026-03-29T08:59:59Z'))).toBe(0)
    expect(await remindOfViewings(server.context, new Date('2026-03-29T09:00:00Z'))).toBe(1)
  })

  test('a lead that is being saved is left to the next run, which waits for nobody', async () => {
    const [held, free] = [await viewing(THURSDAY), await viewing(THURSDAY)]
    await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('lead').select('id').where('id', '=', held).forUpdate().execute()
      expect(await remind('2026-03-04T10:00')).toBe(1)
    })
    expect(await remind('2026-03-04T10:05')).toBe(1)
    const reminded = await server.db
      .selectFrom('lead')
      .select('reminded_for')
      .where('id', 'in', [held, free])
      .execute()
    expect(reminded.map(({ reminded_for: at }) => at)).toEqual([THURSDAY.viewing_at, THURSDAY.viewing_at])
  })
})

describe('feedback', () => {
  test('one mail an hour after Attended; what the tenant says shows at the lead and in the bell (T3/3)', async () => {
    const handler = (await makeUser(server.db, ['enquiries-view'])).userId
    const id = await viewing({ handler_user_id: handler })
    await record(id, ATTENDED)
    const skip = await mailCount(server)
    expect(await ask(HOUR_MS - 1000)).toBe(0)
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(0)
    const [mail, ...others] = await mailsAfter(server, skip)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('How was your viewing?')

    const tenant = await tenantPagesOf(server).visit(id)
    expect((await tenant.read()).feedback).toBe('wanted')
    const { version } = await read(id)
    expect((await tenant.feedback({ interested: 3, words: ' A little dark. ' })).json()).toBe(true)
    expect((await tenant.read()).feedback).toBe('given')
    expect(await read(id)).toMatchObject({
      version,
      feedback: { interested: 3, words: 'A little dark.', at: justNow(server) },
    })
    const notices = await server.db
      .selectFrom('notification')
      .select(['user_id', 'kind'])
      .where('lead_id', '=', id)
      .orderBy('user_id')
      .execute()
    expect(notices).toEqual(
      [agent.userId, handler].toSorted((a, b) => a - b).map((to) => ({ user_id: to, kind: 6 })),
    )
    expect((await tenant.feedback({ interested: 1 })).json()).toBe(false)
    expect((await read(id)).feedback?.interested).toBe(3)
  })

  test('no mail after a radio button, nor feedback (T3/4)', async () => {
    const id = await viewing()
    const skip = await mailCount(server)
    await save(id, { status: 5 })
    expect(await ask(24 * HOUR_MS)).toBe(0)
    expect(await subjectsAfter(skip)).toEqual([])
    const tenant = await tenantPagesOf(server).visit(id)
    expect((await tenant.read()).feedback).toBe('none')
    expect((await tenant.feedback({ interested: 1 })).json()).toBe(false)
  })

  test('no mail to a lead that has moved on, was deleted, or has answered already', async () => {
    const [moved, deleted, answered] = [await viewing(), await viewing(), await viewing()]
    for (const id of [moved, deleted, answered]) await record(id, ATTENDED)
    await save(moved, { status: 6 })
    await agent.post(`/leads/${deleted}/delete`)
    const tenant = await tenantPagesOf(server).visit(answered)
    await tenant.feedback({ interested: 2 })
    expect(await ask()).toBe(0)
  })

  test('none by a job that runs after the lead has moved on', async () => {
    const id = await viewing()
    await record(id, ATTENDED)
    await save(id, { status: 2 })
    const skip = await mailCount(server)
    await server.context.change(null, (change) => change.enqueue('mail.feedback', { leadId: id }))
    expect(await subjectsAfter(skip)).toEqual([])
  })

  it.each([
    ['no choice', {}, 'interested', 'required'],
    ['an unknown choice', { interested: 4 }, 'interested', 'enumerable'],
    ['a choice in words', { interested: 'yes' }, 'interested', 'enumerable'],
    ['too many words', { interested: 1, words: 'x'.repeat(2001) }, 'words', 'maxlength'],
  ])('%s is 422', async (_what, values, field, error) => {
    const id = await viewing()
    await record(id, ATTENDED)
    const tenant = await tenantPagesOf(server).visit(id)
    const answer = await tenant.feedback(values)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual(fieldError(field, error))
    expect((await read(id)).feedback).toBeNull()
  })
})

test('after No show the tenant can choose again (T3/5)', async () => {
  const home = await insertHome(server.db, { availability: 6 })
  const id = await viewing({ property_id: home, handler_user_id: agent.userId })
  await record(id, NO_SHOW)
  const tenant = await tenantPagesOf(server).visit(id)
  expect((await tenant.read()).canChoose).toBe(true)
  const [slot] = await tenant.slots()
  expect((await tenant.book(slot?.start)).json()).toBe(true)
  expect(await stateOf(id)).toEqual({ status: 4, outcome: null, isViewingConfirmed: true })
})
