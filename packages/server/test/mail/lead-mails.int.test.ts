import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadMail } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import { startSmtpSink, type SmtpSink } from '../_smtp-sink.ts'

let sink: SmtpSink
let server: TestServer
let staff: Caller
let isDown = false
beforeAll(async () => {
  sink = await startSmtpSink(0, () =>
    isDown ? Promise.reject(new Error('The mail server is away')) : Promise.resolve(),
  )
  server = await startTestServer({
    config: { mail: { smtpUrl: sink.url, from: { name: 'Latchkey', address: 'hello@latchkey.example' } } },
    jobOptions: { retryLimit: 1, retryDelaySeconds: 0, pollSeconds: 0.5 },
  })
  staff = await caller(server, 'enquiries-view', 'viewings-update', 'reservations-view', 'leads-merge')
})
beforeEach(() => {
  isDown = false
  server.clock.reset()
})
afterAll(async () => {
  await server.close()
  await sink.close()
})

const mailsOf = async (id: number) => (await staff.get(`/leads/${id}/mails`)).json<LeadMail[]>()

test('a new lead lists the questionnaire mail as sent (T4/1)', async () => {
  const { id } = (await staff.post('/leads', leadBody())).json<Lead>()
  await expect.poll(async () => (await mailsOf(id)).map(({ state }) => state)).toEqual(['sent'])
  const at = justNow(server)
  expect(await mailsOf(id)).toEqual([
    {
      kind: 'questionnaire-link',
      subject: 'A few questions about your enquiry: Plot 1',
      queuedAt: at,
      sentAt: at,
      state: 'sent',
    },
  ])
})

test('every kind, newest first', async () => {
  const id = await insertLead(server.db, { status: 3 })
  const viewingDate = server.clock.now / 1000 + 86_400
  await staff.post(`/leads/${id}/confirm-viewing`, { viewingDate, viewingUserId: staff.userId })
  await server.settled()
  server.clock.advance(1000)
  await staff.post(`/leads/${id}`, leadBody({ status: 6, viewingDate, viewingUserId: staff.userId }))
  await server.settled()
  server.clock.advance(1000)
  await server.context.change(null, (change) =>
    change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'verified' }),
  )
  await server.settled()
  const listed = (await mailsOf(id)).map(({ kind, state }) => [kind, state])
  // The last one is obsolete: the lead is not in that status. It was never sent, so it is not listed.
  expect(listed).toEqual([
    ['viewing-cancelled', 'sent'],
    ['viewing-confirmed', 'sent'],
  ])
})

test('waiting until it is sent; failed once it is no longer retried', async () => {
  isDown = true
  const id = await insertLead(server.db, { status: 12, property_name: 'Plot 7' })
  await server.context.change(null, async (change) => {
    await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'verified' })
  })
  expect((await mailsOf(id))[0]).toMatchObject({ sentAt: null })
  await expect.poll(async () => (await mailsOf(id))[0]?.state).toBe('failed')
  expect(await mailsOf(id)).toEqual([
    {
      kind: 'reservation-verified',
      subject: 'Your reservation is complete: Plot 7',
      queuedAt: justNow(server),
      sentAt: null,
      state: 'failed',
    },
  ])
})

test('a mail that is queued has a subject before it is written', async () => {
  const id = await insertLead(server.db, { status: 7 })
  const queued = await server.context.change(null, async (change) => {
    await change.enqueue('mail.reservation-link', { leadId: id, linkId: undefined })
    return change.db.selectFrom('mail_log').select(['kind', 'subject']).where('lead_id', '=', id).execute()
  })
  expect(queued).toEqual([{ kind: 'reservation-link', subject: 'You can now reserve your new home' }])
})

describe('who may read them', () => {
  test('403 for a lead that the caller may not open (T4/3), 404 for a deleted one, 401 without sign-in', async () => {
    const id = await insertLead(server.db, { status: 1 })
    const viewings = await caller(server, 'viewings-view')
    expect((await viewings.get(`/leads/${id}/mails`)).statusCode).toBe(403)
    expect((await server.app.inject({ url: `/api/leads/${id}/mails` })).statusCode).toBe(401)
    const deleted = await insertLead(server.db, { deleted_at: new Date() })
    expect((await staff.get(`/leads/${deleted}/mails`)).statusCode).toBe(404)
  })

  test('the kept lead has those of the one merged into it', async () => {
    const person = { email: 'same@example.com', phone: '07700 900777', status: 1 }
    const [kept, other] = [await insertLead(server.db, person), await insertLead(server.db, person)]
    await server.context.change(null, (change) =>
      change.enqueue('mail.questionnaire-link', { leadId: other, linkId: undefined }),
    )
    await server.settled()
    await server.db
      .updateTable('lead')
      .set({ merged_into_id: kept, deleted_at: new Date() })
      .where('id', '=', other)
      .execute()
    expect((await mailsOf(kept)).map(({ kind }) => kind)).toEqual(['questionnaire-link'])
  })
})
