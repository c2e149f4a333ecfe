import type { QuestionnaireLead } from '@latchkey/domain/questionnaire/questionnaire.contract'
import { answeredQuestionnaire } from '@latchkey/domain/questionnaire/questionnaire.fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breakNextRecord } from '../_broken-record.ts'
import { caller, stranger, type Caller } from '../_caller.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import { makeUser } from '../_people.ts'
import { LostAnswer, startSmtpSink, type SmtpSink } from '../_smtp-sink.ts'
import { administrator } from '../_staff.ts'

const HOUR = 3_600_000
const NEW_PASSWORD = 'Fresh-one7!'

/** What happens to the next mail once the mail server has it, before it says so. */
let onTaken: (() => Promise<void>) | null
let sink: SmtpSink
let server: TestServer
let agent: Caller
let manager: Caller
/** Whom the mails of a test go to. */
let address: string
let addresses = 0

beforeAll(async () => {
  sink = await startSmtpSink(0, async () => {
    const act = onTaken
    onTaken = null
    await act?.()
  })
  const from = { name: 'Latchkey', address: 'hello@latchkey.example' }
  server = await startTestServer({ config: { mail: { smtpUrl: sink.url, from } } })
  agent = await caller(server, 'enquiries-view', 'reservations-view')
  manager = await administrator(server)
})
afterAll(async () => {
  await server.close()
  await sink.close()
})
beforeEach(async () => {
  // Mails of the test before, such as those about a new password.
  await server.settled()
  onTaken = null
  addresses += 1
  address = `link${addresses}@example.com`
  await server.db.deleteFrom('attempt').execute()
})

/** The tokens that were mailed so far, oldest first. */
async function tokens(): Promise<string[]> {
  const mails = await sink.mailsTo(address)
  return mails.flatMap(({ text }) => /\/[a-z-]+\/([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
}

const lead = () =>
  server.db.selectFrom('lead').select('id').where('email', '=', address).executeTakeFirstOrThrow()
const anotherLink = async () => agent.post(`/leads/${(await lead()).id}/send-questionnaire`)
const forgot = () => stranger(server).post('/users/request-password-reset', { email: address })

/** What the identity question of a tenant's link answers: the lead, or false. */
async function open(call: 'qualifying-questions' | 'verified-lead', token: string) {
  const query = new URLSearchParams({ phone: '07700 900123', lastName: 'Lee' }).toString()
  const answer = await stranger(server).get(`/users/${call}/${token}?${query}`)
  return answer.json<QuestionnaireLead | false>()
}

async function setPassword(resetToken: string): Promise<boolean> {
  const passwords = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD }
  const body = { ...passwords, resetToken, username: address }
  return (await stranger(server).post('/users/reset-password', body)).json<boolean>()
}

/** An act that mails a link, and whether such a link works. */
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
  'a link works while the mail server has not even said yes: $name',
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

const refuse = () => Promise.reject(new Error('busy'))

/** The tokens of the two mails that one act sends when the yes of the mail server to the first is lost. */
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
  'a database connection that fails before the job has ended sends nothing again: $name',
  async (link) => {
    onTaken = () => breakNextRecord(server)
    await link.issue()
    await server.settled()
    const [token = '', ...more] = await tokens()
    expect(more).toEqual([])
    expect(await link.works(token)).toBe(true)
  },
)

describe('a yes of the mail server that is lost', () => {
  test.each(OF_TENANTS)('sends a second mail, and both links work: $name', async (link) => {
    const [first, second] = await mailedTwice(link)
    expect(second).not.toBe(first)
    expect([await link.works(first), await link.works(second)]).toEqual([true, true])
    // Whoever drops the second as a repeat still holds a link that works.
    const [one, other] = await sink.mailsTo(address)
    expect(one?.messageId).toMatch(/^<[\da-f-]{36}@localhost>$/)
    expect(other?.messageId).toBe(one?.messageId)
  })

  test.each(OF_STAFF)('sends a second mail, and the first link works, once for both: $name', async (link) => {
    const [first, second] = await mailedTwice(link)
    expect([await link.works(first), await link.works(second)]).toEqual([true, false])
  })

  test.each(OF_STAFF)('sends a second mail, and its link works, once for both: $name', async (link) => {
    const [first, second] = await mailedTwice(link)
    expect([await link.works(second), await link.works(first)]).toEqual([true, false])
  })

  test('answers that came by one link end both', async () => {
    const [first, second] = await mailedTwice(questionnaire)
    const [one, other] = [
      await open('qualifying-questions', first),
      await open('qualifying-questions', second),
    ]
    if (one === false || other === false) throw new Error('A link did not open.')
    const later = Math.floor(server.clock.now / 1000) + 86_400
    const send = ({ id, verification }: QuestionnaireLead) =>
      stranger(server).post(`/users/qualifying-questions/${id}`, {
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
  ])('a newer link ends both, and works: $name', async ({ again, ...link }) => {
    const [first, second] = await mailedTwice(link)
    expect((await again()).json()).toBe(true)
    await server.settled()
    expect([await link.works(first), await link.works(second)]).toEqual([false, false])
    const [, , third = ''] = await tokens()
    expect(await link.works(third)).toBe(true)
  })
})

describe('a mail that is refused at first', () => {
  test('goes no more once there is a newer link, which it leaves alone', async () => {
    onTaken = async () => {
      await anotherLink()
      await refuse()
    }
    await questionnaire.issue()
    await server.settled()
    const [token = '', ...more] = await tokens()
    expect(more).toEqual([])
    expect(await questionnaire.works(token)).toBe(true)
  })

  test('goes no more once its link was used', async () => {
    onTaken = async () => {
      const [token = ''] = await tokens()
      await setPassword(token)
      await refuse()
    }
    await invite.issue()
    await server.settled()
    expect(await sink.mailsTo(address)).toEqual([])
  })

  test('carries a link that works its whole time from when it leaves, and says until when', async () => {
    onTaken = () => {
      server.clock.advance(2 * HOUR)
      return refuse()
    }
    await ownReset.issue()
    await server.settled()
    const [mail, ...more] = await sink.mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.text).toContain('until Monday 2 March 2026 at 12:00')
    server.clock.advance(HOUR - 1)
    const [token = ''] = await tokens()
    expect(await setPassword(token)).toBe(true)
  })
})

test('a job that names no link, of a version before, mails one that works', async () => {
  const { userId } = await makeUser(server.db, [], { username: address })
  await server.context.change(null, (change) =>
    change.enqueue('mail.password-reset', { userId, askedBy: 'self', linkId: undefined }),
  )
  await server.settled()
  const [token = ''] = await tokens()
  expect(await setPassword(token)).toBe(true)
})
