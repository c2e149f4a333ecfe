import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildFeatures } from '../../src/features.ts'
import type { JobHandlers } from '../../src/jobs/jobs.contract.ts'
import { breakNextRecord } from '../_broken-record.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { LostAnswer, startSmtpSink, type SmtpSink } from '../_smtp-sink.ts'

/** Runs when the mail server has received a mail, before it answers. */
let onTaken: () => Promise<void> = async () => {}
/** Called when a mail's job has returned. */
let onReturned: () => void = () => {}
let sink: SmtpSink
let server: TestServer

beforeAll(async () => {
  sink = await startSmtpSink(0, () => onTaken())
  const from = { name: 'Latchkey', address: 'hello@latchkey.example' }
  server = await startTestServer({
    config: { mail: { smtpUrl: sink.url, from } },
    features: (context) => {
      const { handlers } = buildFeatures(context)
      const outcome: JobHandlers['mail.reservation-outcome'] = async (data, job) => {
        await handlers['mail.reservation-outcome'](data, job)
        onReturned()
      }
      return { handlers: { ...handlers, 'mail.reservation-outcome': outcome } }
    },
  })
})
afterAll(async () => {
  await server.close()
  await sink.close()
})
beforeEach(() => {
  onTaken = async () => {}
  onReturned = () => {}
})

/** Mails the outcome of a new lead; returns its id. */
const enqueueOutcomeMail = async (email: string) => {
  const leadId = await insertLead(server.db, { status: 12, email })
  await server.context.change(null, (change) =>
    change.enqueue('mail.reservation-outcome', { leadId, outcome: 'verified' }),
  )
  return leadId
}

/** Audit entries of a lead's mails. */
const recorded = (leadId: number) =>
  server.db
    .selectFrom('audit')
    .where('action', '=', 'mail.reservation-verified')
    .where('entity_id', '=', leadId)
    .select('id')
    .execute()

test('a crash after the commit causes no second mail: the job was completed by it', async () => {
  let returns = 0
  onReturned = () => {
    returns += 1
    throw new Error('The process died before the queue heard of it')
  }
  await enqueueOutcomeMail('once@example.com')
  // The job completes with the commit, a moment before its handler returns.
  await expect.poll(() => returns).toBe(1)
  await server.settled()
  expect(await sink.mailsTo('once@example.com')).toHaveLength(1)
  expect(returns).toBe(1)
})

test('a connection that breaks between sending and commit causes no second mail, and one record', async () => {
  onTaken = () => {
    onTaken = async () => {}
    return breakNextRecord(server)
  }
  const leadId = await enqueueOutcomeMail('unbroken@example.com')
  await server.settled()
  expect(await sink.mailsTo('unbroken@example.com')).toHaveLength(1)
  expect(await recorded(leadId)).toHaveLength(1)
})

test('a lost answer of the mail server causes a second mail with the same Message-ID', async () => {
  onTaken = () => {
    onTaken = async () => {}
    return Promise.reject(new LostAnswer())
  }
  const leadId = await enqueueOutcomeMail('twice@example.com')
  await server.settled()
  const [first, second, ...more] = await sink.mailsTo('twice@example.com')
  expect(more).toEqual([])
  expect(second?.subject).toBe(first?.subject)
  expect(second?.messageId).toMatch(/^<[\da-f-]{36}@localhost>$/)
  expect(second?.messageId).toBe(first?.messageId)
  expect(await recorded(leadId)).toHaveLength(1)
})
