import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import { answeredQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breakNextRecord } from '../_broken-record.ts'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import { makeUser } from '../_people.ts'
import { LostAnswer, startSmtpSink, type SmtpSink } from '../_smtp-sink.ts'
import { administrator } from '../_staff.ts'

const HOUR = 3_600_000
const NEW_PASSWORD = 'Fresh-one7!'

/** Runs when the mail server has received the next mail, before it answers. */
let onTaken: (() => Promise<void>) | null
let sink: SmtpSink
let server: TestServer
let agent: Caller
let manager: Caller
/** Recipient of a test's mails. */
let address: string
let addresses = 0

beforeAll(async () => {
  sink = await startSmtpSink(0, async () => {
    const act = onTaken
    onTaken = null
    await act?.()
  })
  const from = { name: 'Latchkey', address: 'hello@latchkey.example' }
  server = await startTestServer({
    config: { mail: { smtpUrl: sink.url, from } },
    // Nearly every test waits for a retry.
    jobOptions: { pollSeconds: 1 },
  })
  agent = await caller(server, 'enquiries-view', 'reservations-view')
  manager = await administrator(server)
})
afterAll(async () => {
  await server.close()
  await sink.close()
})
beforeEach(async () => {
  // Mails of the previous test, such as those about a new password.
  await server.settled()
  server.clock.reset()
  onTaken = null
  addresses += 1
  address = `link${addresses}@example.com`
  await server.db.deleteFrom('attempt').execute()
})

/** Tokens mailed so far, oldest first. */
async function tokens(): Promise<string[]> {
  const mails = await sink.mailsTo(address)
  return mails.flatMap(({ text }) => /\/[a-z-]+\/([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
}

const lead = () =>
  server.db.selectFrom('lead').select('id').where('email', '=', address).executeTakeFirstOrThrow()
const anotherLink = async () => agent.post(`/leads/${(await lead()).id}/send-questionnaire`)
const forgot = () => anonymous(server).post('/users/request-password-reset', { email: address })

/** The answer of the identity step: the lead, or false. */
async function open(call: 'qualifying-questions' | 'verified-lead', token: string) {
  const query = new URLSearchParams({ phone: '07700 900123', lastName: 'Lee' }).toString()
  const response = await anonymous(server).get(`/users/${call}/${token}?${query}`)
  return response.json<QuestionnaireLead | false>()
}

async function setPassword(resetToken: string): Promise<boolean> {
  const passwords = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD }
  const body = { ...passwords, resetToken, username: address }
  return (await anonymous(server).post('/users/reset-password', body)).json<boolean>()
}

/** An action that mails a link, and a check of that link. */
interface MailedLink {
  name: string
  issue: () => Promise<unknown>
  works: (token: string) => Promise<boolean>
}

const questionnaire: MailedLink = {
  name: 'questionnaire',
  issue: () => agent.post('/leads', leadBody({ email: address })),
  works: async (token) => (await open('qualifying-questions', token)) !== false,
}
const reservation: MailedLink = {
  name: 'reservation',
  issue: () => agent.post('/leads', leadBody({ email: address, status: 7, reservationSentDate: 1 })),
  works: async (token) => (await open('verified-lead', token)) !== false,
}
const invite: MailedLink = {
  name: 'invite',
  issue: () => manager.put('/users', { username: address, active: true }),
  works: setPassword,
}
const ownReset: MailedLink = {
  name: 'own password reset',
  issue: async () => {
    await makeUser(server.db, [], { username: address })
    await forgot()
  },
  works: setPassword,
}
const administratorsReset: MailedLink = {
  name: 'password reset by an administrator',
  issue: async () => {
    const { userId } = await makeUser(server.db, [], { username: address })
    await manager.post(`/users/${userId}/reset-password`)
  },
  works: setPassword,
}
const OF_TENANTS = [questionnaire, reservation]
const OF_STAFF = [invite, ownReset, administratorsReset]

test.each([...OF_TENANTS, ...OF_STAFF])(
  'a link is valid before the mail server has answered: $name',
  async ({ issue, works }) => {
    let worked: boolean | undefined
    onTaken = async () => {
      const [token = ''] = await tokens()
      worked = await works(token)
    }
    await issue()
    await server.settled()
    expect(worked).toBe(true)
    expect(await tokens()).toHaveLength(1)
  },
)

const reject = () => Promise.reject(new Error('busy'))

/** The tokens of both mails when the mail server's answer to the first is lost. */
async function mailedTwice({ issue }: MailedLink): Promise<[string, string]> {
  onTaken = () => Promise.reject(new LostAnswer())
  await issue()
  await server.settled()
  const [first, second, ...more] = await tokens()
  if (first === undefined || second === undefined || more.length > 0)
    throw new Error('There are not two mails.')
  return [first, second]
}

test.each([...OF_TENANTS, ...OF_STAFF])(
  'a database connection that breaks before the job completes causes no second mail: $name',
  async (link) => {
    onTaken = () => breakNextRecord(server)
    await link.issue()
    await server.settled()
    const [token = '', ...more] = await tokens()
    expect(more).toEqual([])
    expect(await link.works(token)).toBe(true)
  },
)

describe('a lost answer of the mail server', () => {
  test.each(OF_TENANTS)('causes a second mail, and both links are valid: $name', async (link) => {
    const [first, second] = await mailedTwice(link)
    expect(second).not.toBe(first)
    expect([await link.works(first), await link.works(second)]).toEqual([true, true])
    // A client that drops the duplicate still has a valid link.
    const [one, other] = await sink.mailsTo(address)
    expect(one?.messageId).toMatch(/^<[\da-f-]{36}@localhost>$/)
    expect(other?.messageId).toBe(one?.messageId)
  })

  test.each(OF_STAFF)('causes a second mail; the first link works, once for both: $name', async (link) => {
    const [first, second] = await mailedTwice(link)
    expect([await link.works(first), await link.works(second)]).toEqual([true, false])
  })

  test.each(OF_STAFF)('causes a second mail; its link works, once for both: $name', async (link) => {
    const [first, second] = await mailedTwice(link)
    expect([await link.works(second), await link.works(first)]).toEqual([true, false])
  })

  test('answers by one link end both', async () => {
    const [first, second] = await mailedTwice(questionnaire)
    const [one, other] = [
      await open('qualifying-questions', first),
      await open('qualifying-questions', second),
    ]
    if (one === false || other === false) throw new Error('A link did not open.')
    const later = Math.floor(server.clock.now / 1000) + 86_400
    const send = ({ id, verification }: QuestionnaireLead) =>
      anonymous(server).post(`/users/qualifying-questions/${id}`, {
        ...answeredQuestionnaire(),
        lastName: 'Lee',
        phone: '07700 900123',
        desiredViewingDate: later,
        desiredMoveDate: later,
        verification,
      })
    expect((await send(one)).json()).toBe(true)
    expect((await send(other)).statusCode).toBe(403)
    expect([await questionnaire.works(first), await questionnaire.works(second)]).toEqual([false, false])
  })

  test('deleting the lead ends both', async () => {
    const [first, second] = await mailedTwice(questionnaire)
    const { id } = await lead()
    for (const act of ['delete', 'restore'])
      expect((await agent.post(`/leads/${id}/${act}`)).json()).toBe(true)
    expect([await questionnaire.works(first), await questionnaire.works(second)]).toEqual([false, false])
  })

  test.each([
    { ...questionnaire, again: anotherLink },
    { ...ownReset, again: forgot },
  ])('a newer link ends both, and is valid: $name', async ({ again, ...link }) => {
    const [first, second] = await mailedTwice(link)
    expect((await again()).json()).toBe(true)
    await server.settled()
    expect([await link.works(first), await link.works(second)]).toEqual([false, false])
    const [, , third = ''] = await tokens()
    expect(await link.works(third)).toBe(true)
  })
})

describe('a mail that is rejected at first', () => {
  test('is dropped when there is a newer link, which stays valid', async () => {
    onTaken = async () => {
      await anotherLink()
      await reject()
    }
    await questionnaire.issue()
    await server.settled()
    const [token = '', ...more] = await tokens()
    expect(more).toEqual([])
    expect(await questionnaire.works(token)).toBe(true)
  })

  test('is dropped when its link was used', async () => {
    onTaken = async () => {
      const [token = ''] = await tokens()
      await setPassword(token)
      await reject()
    }
    await invite.issue()
    await server.settled()
    expect(await sink.mailsTo(address)).toEqual([])
  })

  test('has a link with its full lifetime from the time of sending, and names the expiry', async () => {
    onTaken = () => {
      server.clock.advance(2 * HOUR)
      return reject()
    }
    await ownReset.issue()
    await server.settled()
    const [mail, ...more] = await sink.mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.text).toContain('until Monday 2 March 2026 at 12:00')
    server.clock.advance(HOUR - 1000)
    const [token = ''] = await tokens()
    expect(await setPassword(token)).toBe(true)
  })
})

test('a job without a link id, of an older version, mails a valid one', async () => {
  const { userId } = await makeUser(server.db, [], { username: address })
  await server.context.change(null, (change) =>
    change.enqueue('mail.password-reset', { userId, askedBy: 'self', linkId: undefined }),
  )
  await server.settled()
  const [token = ''] = await tokens()
  expect(await setPassword(token)).toBe(true)
})
