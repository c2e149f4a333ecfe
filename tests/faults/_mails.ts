import { setTimeout as delay } from 'node:timers/promises'
import type { SmtpSink } from '../../packages/server/test/_smtp-sink.ts'
import type { Load } from './_load.ts'

/** Longest that a mail may take to come after a fault, in milliseconds: a dead worker's job is given away, and then tried again. */
const MAILS_WITHIN_MS = 180_000

/** How many mails were due, how many of them never came, and how many came more than once. */
export interface MailCount {
  readonly mails: number
  readonly mailsLost: number
  readonly mailsTwice: number
}

/** Waits for the mail of each lead that was made, and counts. */
export async function countMails(load: Load, sinks: readonly SmtpSink[]): Promise<MailCount> {
  const addresses = [...load.written.values()].map(({ email }) => email)
  const numbers = () =>
    Promise.all(
      addresses.map(async (address) => {
        const taken = await Promise.all(sinks.map((sink) => sink.mailsTo(address)))
        return taken.flat().length
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
