import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { Change, Context } from '../context/context.ts'
import type { RunningJob } from '../jobs/jobs.contract.ts'
import { openMediaStore } from '../media/open-media-store.ts'
import { LOGO_CID, mailLogo } from './mail-logo.ts'
import type { MailAddress, MailLetter, MailSender, OutgoingMail } from './mail.contract.ts'
import { layOutMail } from './mail.layout.ts'
import { mailQueries } from './mail.queries.ts'
import { removeAnonymisedMails } from './anonymised-mails.ts'
import { messageIdOf } from './message-ids.ts'
import { refusalOf } from './refusal.ts'
import { createMailTransport } from './mail.transport.ts'

/** A letter, its recipient, and what to record afterwards; null when the mail is obsolete. */
export type PreparedMail = {
  mail: MailLetter & Pick<OutgoingMail, 'to' | 'calendar' | 'leadId'>
  note: (change: Change) => Promise<void>
  /** Records that the mail server refused the recipient, in its words. */
  refused?: (change: Change, words: string) => Promise<void>
} | null

/** Sends the mail of a job. `prepare` reads its content and commits before the mail is sent. */
export type Deliver = (job: RunningJob, prepare: (change: Change) => Promise<PreparedMail>) => Promise<void>

/** Preparations of a mail whose lead changes meanwhile. */
const PREPARE_TRIES = 3

/** Long enough for a restart of the database. */
const RECORD_TRIES = 120
const RECORD_AGAIN_MS = 500

/** The sender, under the agency's name. */
export function senderOf(
  { agencyName }: Pick<MailSender, 'agencyName'>,
  { mail }: Pick<Config, 'mail'>,
): MailAddress {
  return { name: agencyName ?? mail.from.name, address: mail.from.address }
}

/**
 * Sends each mail once: the job is settled in the transaction that records the mail, and a failed transaction is
 * retried without sending. Only a process that ends in between sends a mail again. A mail to a tenant is prepared again
 * if its lead was meanwhile anonymised or has another address (rule W5.5).
 */
export function mailDelivery(context: Context): Deliver {
  const transport = createMailTransport(context.config)
  const pictures = openMediaStore(context.config)
  const host = new URL(context.config.publicUrl).hostname
  /** The records still to be written about mails that were sent or refused, by job. */
  const unrecorded = new Map<string, (change: Change) => Promise<void>>()

  async function send(job: RunningJob, prepare: (change: Change) => Promise<PreparedMail>): Promise<boolean> {
    const ready = await current(prepare)
    if (ready === null) return false
    const { mail, sender, logo, note, refused } = ready
    const words = await refusalTo({
      ...layOutMail(mail, { ...sender, logo: logo && `cid:${LOGO_CID}` }),
      ...(logo && { logo }),
      from: senderOf(sender, context.config),
      replyTo: sender.replyAddress,
      to: mail.to,
      ...(mail.calendar && { calendar: mail.calendar }),
      ...(mail.leadId !== undefined && { leadId: mail.leadId }),
      messageId: messageIdOf(job, host),
    })
    unrecorded.set(job.id, words === null ? note : async (change) => refused?.(change, words))
    // Anonymised while it was written.
    if (mail.leadId !== undefined && !(await isCurrent(mail)))
      await removeAnonymisedMails(context, [mail.leadId])
    return true
  }

  /** Null when the mail is obsolete. */
  async function current(prepare: (change: Change) => Promise<PreparedMail>) {
    for (let attempt = 1; attempt <= PREPARE_TRIES; attempt += 1) {
      const ready = await context.change(null, async (change) => {
        const prepared = await prepare(change)
        return prepared && { ...prepared, sender: await mailQueries(change.db).sender() }
      })
      if (ready === null) return null
      const logo = await mailLogo(pictures, ready.sender.logo)
      if (await isCurrent(ready.mail)) return { ...ready, logo }
    }
    throw new Error('The lead changed each time that its mail was prepared.')
  }

  const isCurrent = async ({ leadId, to }: NonNullable<PreparedMail>['mail']): Promise<boolean> =>
    leadId === undefined || mailQueries(context.db).isStillOf(leadId, to.address)

  /** Null for a mail that the server accepted. */
  async function refusalTo(mail: OutgoingMail): Promise<string | null> {
    try {
      await transport.send(mail)
      return null
    } catch (error) {
      const words = refusalOf(error)
      if (words === null) throw error
      // Without the address, which the words may hold.
      context.log.warn('The mail server refused a recipient for good: the mail is not tried again')
      return words
    }
  }

  async function record(job: RunningJob): Promise<void> {
    await context.change(null, async (change) => {
      // An earlier attempt may have committed although its response was lost.
      if (await job.settle(change.db)) await unrecorded.get(job.id)?.(change)
    })
    unrecorded.delete(job.id)
  }

  return async (job, prepare) => {
    if (!unrecorded.has(job.id) && !(await send(job, prepare))) return
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await record(job)
      } catch (error) {
        if (attempt >= RECORD_TRIES) throw error
        context.log.error({ err: error, jobId: job.id }, 'A mail was sent and could not be recorded')
        await delay(RECORD_AGAIN_MS)
      }
    }
  }
}
