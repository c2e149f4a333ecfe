import { setTimeout as delay } from 'node:timers/promises'
import type { SmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import type { Load } from './_load.ts'

/** Longest wait for a mail after a fault, in milliseconds: the job of a dead worker is reassigned, then retried. */
const MAILS_WITHIN_MS = 180_000

/** Mails that were due, that never came, and that came more than once. */
export interface MailCount {
  readonly mails: number
  readonly mailsLost: number
  readonly mailsTwice: number
}

/** Waits for the mail of each new lead, and counts. */
export async function countMails(load: Load, sinks: readonly SmtpSink[]): Promise<MailCount> {
  const addresses = [...load.written.values()].map(({ email }) => email)
  const numbers = () =>
    Promise.all(
      addresses.map(async (address) => {
        const received = await Promise.all(sinks.map((sink) => sink.mailsTo(address)))
        return received.flat().length
      }),
    )
  const until = Date.now() + MAILS_WITHIN_MS
  let counts = await numbers()
  while (counts.includes(0) && Date.now() < until) {
    await delay(2_000)
    counts = await numbers()
  }
  return {
    mails: addresses.length,
    mailsLost: counts.filter((count) => count === 0).length,
    mailsTwice: counts.filter((count) => count > 1).length,
  }
}
