import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { JOB_MS } from '../jobs/jobs.contract.ts'
import { makeFolder, writeDurably } from '../platform/files/durable-files.ts'
import type { OutgoingMail } from './mail.contract.ts'
import { LOGO_CID } from './mail-logo.ts'
import { oneLine } from './mail.layout.ts'

export interface MailTransport {
  /** Resolves once the mail server, or the disk, has accepted the mail; rejects otherwise. */
  send(mail: OutgoingMail): Promise<void>
}

/** Mails contain personal data and links that grant access: other accounts of the machine must not read them. */
const OWNER_ONLY = 0o600

/** The folder for mails while no mail server is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'outbox')
}

/** The end of the names of the mails about a lead. */
export const leadSuffix = (leadId: number | undefined): string =>
  leadId === undefined ? '.eml' : `-lead${leadId}.eml`

/** The lead of a file's name; null for a mail about none. */
export function leadIdIn(name: string): number | null {
  const digits = /-lead(\d+)\.eml$/.exec(name)?.[1]
  return digits === undefined ? null : Number(digits)
}

const CONNECT_MS = 10_000

export interface SmtpLimits {
  /** The limit for each answer of the mail server. */
  readonly answerMs: number
  /** The limit for a mail, even if each answer is in time. */
  readonly mailMs: number
}

/**
 * A mail whose answer is not awaited is sent again, though the mail server may have accepted it: RFC 5321 (4.5.3.2.6) asks
 * senders to wait ten minutes. Its job must not end before: another attempt would send it meanwhile.
 */
export const SMTP_LIMITS: SmtpLimits = { answerMs: 10 * MINUTE_MS, mailMs: JOB_MS - 3 * MINUTE_MS }

export function createMailTransport(
  config: Pick<Config, 'mail' | 'dataDir'>,
  limits = SMTP_LIMITS,
): MailTransport {
  const { smtpUrl } = config.mail
  return smtpUrl === null ? outboxTransport(config) : smtpTransport(smtpUrl, limits)
}

/** The form that nodemailer expects; content never refers to files or URLs to fetch. */
function messageOf(mail: OutgoingMail) {
  return {
    from: { name: oneLine(mail.from.name), address: mail.from.address },
    ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    disableFileAccess: true,
    disableUrlAccess: true,
    messageId: mail.messageId,
    // RFC 3834: out-of-office and other automatic replies are not sent to it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(mail.logo !== undefined && {
      attachments: [
        { filename: 'logo.png', content: mail.logo, cid: LOGO_CID, contentDisposition: 'inline' as const },
      ],
    }),
    ...(mail.calendar !== undefined && {
      icalEvent: { method: mail.calendar.method, content: mail.calendar.content, filename: 'viewing.ics' },
    }),
  }
}

function smtpTransport(smtpUrl: string, { answerMs, mailMs }: SmtpLimits): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: answerMs,
  })
  return {
    async send(mail) {
      await transport.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(mailMs) })
    },
  }
}

function outboxTransport(config: Pick<Config, 'dataDir'>): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = outboxFolder(config)
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      if (!Buffer.isBuffer(message))
        throw new Error('The mail was composed as a stream; the outbox needs it whole.')
      await makeFolder(folder)
      // Names sort by time, so that the newest are found without opening files.
      const stamp = new Date().toISOString().replace(/[-:.]/g, '')
      const name = `${stamp}-${randomBytes(4).toString('hex')}${leadSuffix(mail.leadId)}`
      await writeDurably(path.join(folder, name), message, OWNER_ONLY)
    },
  }
}
