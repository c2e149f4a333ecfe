import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import { expect, onTestFinished, test } from 'vitest'
import { JOB_MS } from '../../src/jobs/jobs.contract.ts'
import type { OutgoingMail } from '../../src/mail/mail.contract.ts'
import { createMailTransport, SMTP_LIMITS, type SmtpLimits } from '../../src/mail/mail.transport.ts'
import { testConfig } from '../_config.ts'
import { startSmtpSink } from '../_smtp-sink.ts'

const from = { name: 'Latchkey', address: 'hello@latchkey.example' }
const MAIL: OutgoingMail = {
  from,
  replyTo: null,
  to: { name: 'Ann Lee', address: 'ann@example.com' },
  subject: 'Your viewing',
  text: 'Tomorrow',
  html: '<p>Tomorrow</p>',
  messageId: '<1@latchkey.example>',
}

/** A mail server that accepts a mail and answers only at the end of the test. */
async function toSlowServer(limits: SmtpLimits) {
  const answered = Promise.withResolvers<void>()
  const sink = await startSmtpSink(0, () => answered.promise)
  onTestFinished(async () => {
    answered.resolve()
    await sink.close()
  })
  return createMailTransport(testConfig({ mail: { smtpUrl: sink.url, from } }), limits)
}

test('an answer is awaited as long as mail servers may take, within the time of the job', () => {
  expect(SMTP_LIMITS.answerMs).toBeGreaterThanOrEqual(10 * MINUTE_MS)
  expect(SMTP_LIMITS.mailMs).toBeGreaterThan(SMTP_LIMITS.answerMs)
  // The mail is then recorded, for up to a minute.
  expect(SMTP_LIMITS.mailMs).toBeLessThanOrEqual(JOB_MS - 2 * MINUTE_MS)
})

test('a mail ends after its time, although the limit of an answer is not reached', async () => {
  const transport = await toSlowServer({ answerMs: MINUTE_MS, mailMs: 500 })
  await expect(transport.send(MAIL)).rejects.toThrow('abort')
})

test('a mail ends when an answer takes too long', async () => {
  const transport = await toSlowServer({ answerMs: 500, mailMs: MINUTE_MS })
  await expect(transport.send(MAIL)).rejects.toThrow('Timeout')
})
