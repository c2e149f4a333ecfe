import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { administrator } from '../_staff.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { mailQuestionnaire } from '../_links.ts'
import { mailInvite, mailLeadLink } from '../../src/links/mailed-links.ts'

/** Received mails, and the number of mails to reject. */
const taken: Buffer[] = []
let rejections = 0
/** Response codes to recipients, and how many were asked about. */
const refusals = new Map<string, number>()
let asked = 0
let server: TestServer

const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    asked += 1
    const code = refusals.get(address)
    done(
      code === undefined
        ? undefined
        : Object.assign(new Error(`No such user <${address}>`), { responseCode: code }),
    )
  },
  onData(stream, _session, done) {
    if (rejections > 0) {
      rejections -= 1
      stream.resume()
      stream.on('end', () => done(Object.assign(new Error('Try again later'), { responseCode: 451 })))
      return
    }
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      taken.push(Buffer.concat(chunks))
      done()
    })
  },
})

beforeAll(async () => {
  sink.listen(0, '127.0.0.1')
  await once(sink.server, 'listening')
  const { port } = sink.server.address() as AddressInfo
  const from = { name: 'Quay & Sons', address: 'hello@quay.example' }
  server = await startTestServer({
    config: { mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from } },
    jobOptions: { pollSeconds: 0.5 },
  })
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((resolve) => sink.close(() => resolve()))
})
beforeEach(() => {
  taken.length = 0
  refusals.clear()
  asked = 0
})

const mails = (): Promise<Email[]> => Promise.all(taken.map((mail) => PostalMime.parse(mail)))
const liveTokens = (leadId: number) =>
  server.db
    .selectFrom('lead_token')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('cancelled_at', 'is', null)
    .execute()

test('mails go to the mail server, from the configured sender, and not into the outbox', async () => {
  await mailQuestionnaire(
    server,
    await insertLead(server.db, {
      first_name: 'Zoë',
      last_name: 'Ong, <x@evil.example>',
      email: 'zoe@example.com',
    }),
  )
  await server.settled()
  expect(taken).toHaveLength(1)
  expect((await mails())[0]).toMatchObject({
    from: { name: 'Quay & Sons', address: 'hello@quay.example' },
    to: [{ name: 'Zoë Ong, <x@evil.example>', address: 'zoe@example.com' }],
    subject: 'A few questions about your enquiry: Plot 1',
  })
  expect(server.mails()).toEqual([])
})

test('every mail says that no automatic reply is expected', async () => {
  await mailQuestionnaire(server, await insertLead(server.db))
  await server.settled()
  expect(String(taken[0])).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test('a busy mail server is retried, with the same links', async () => {
  const id = await insertLead(server.db)
  rejections = 1
  await mailQuestionnaire(server, id)
  await server.settled()
  expect(rejections).toBe(0)
  expect(taken).toHaveLength(1)
  const live = await liveTokens(id)
  expect(live.map(({ purpose }) => purpose).toSorted()).toEqual(['page', 'questionnaire'])
  const all = await server.db.selectFrom('lead_token').select('id').where('lead_id', '=', id).execute()
  expect(all).toHaveLength(2)
})

test('an invite lets a person without a password set one; others are not invited', async () => {
  const invite = (userId: number) =>
    server.context.change(null, (change) => mailInvite(change, userId, server.clock.now))
  const user = async (over: object) => {
    const row = { username: `new${Math.random()}@latchkey.example`, ...over }
    return (await server.db.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const invited = await user({ username: 'new.person@latchkey.example' })
  for (const over of [{ active: false }, { deleted_at: new Date() }, { password_hash: 'x' }])
    await invite(await user(over))
  await invite(invited)
  await server.settled()
  const received = await mails()
  expect(received.map(({ to }) => to?.[0]?.address)).toEqual(['new.person@latchkey.example'])
  expect(received[0]?.text).toMatch(
    /http:\/\/localhost:4000\/reset-password\/[\w-]{43}\?username=new\.person%40latchkey\.example/,
  )
  expect(received[0]?.text).toContain('until Thursday 5 March 2026 at 09:00')
  const row = await server.db
    .selectFrom('app_user')
    .select('invited_at')
    .where('id', '=', invited)
    .executeTakeFirstOrThrow()
  expect(row.invited_at).toEqual(justNow(server))
})

describe('an address that the mail server refuses for good', () => {
  test('is tried once; the mail of the lead is Failed, in the words of the server', async () => {
    const id = await insertLead(server.db, { email: 'gone@example.com' })
    refusals.set('gone@example.com', 550)
    const agent = await caller(server, 'enquiries-view')
    await server.context.change(null, (change) => mailLeadLink(change, id, 'questionnaire', server.clock.now))
    await server.settled()
    expect(asked).toBe(1)
    expect((await agent.get(`/leads/${id}/mails`)).json()).toMatchObject([
      { state: 'failed', failure: '550 No such user <gone@example.com>' },
    ])
  })

  test('a busy mailbox is tried again', async () => {
    const id = await insertLead(server.db, { email: 'full@example.com' })
    refusals.set('full@example.com', 450)
    await mailQuestionnaire(server, id)
    await expect.poll(() => asked).toBeGreaterThan(0)
    refusals.clear()
    await server.settled()
    expect(asked).toBeGreaterThan(1)
    expect(taken).toHaveLength(1)
  })

  test('an invitation or reset shows it in the list of users, until one arrives', async () => {
    const manager = await administrator(server)
    const username = 'mistyped@latchkey.example'
    refusals.set(username, 553)
    const { id } = (await manager.put('/users', { username, active: 1 })).json<{ id: number }>()
    await server.settled()
    expect((await manager.get(`/users/${id}`)).json()).toMatchObject({
      mailFailure: `553 No such user <${username}>`,
    })
    refusals.clear()
    expect((await manager.post(`/users/${id}/reset-password`)).json()).toBe(true)
    await server.settled()
    expect((await manager.get(`/users/${id}`)).json()).not.toHaveProperty('mailFailure')
    refusals.set(username, 550)
    await manager.post(`/users/${id}/reset-password`)
    await server.settled()
    expect((await manager.get(`/users/${id}`)).json()).toHaveProperty('mailFailure')
  })
})
