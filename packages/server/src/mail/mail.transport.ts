import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { writeDurably } from '../platform/files/durable-files.ts'
import type { OutgoingMail } from './mail.contract.ts'
import { LOGO_CID } from './mail-logo.ts'
import { oneLine } from './mail.layout.ts'

export interface MailTransport {
  /** Resolves once the mail server, or the disk, has accepted the mail; rejects otherwise. */
  send(mail: OutgoingMail): Promise<void>
}

/** Mails contain personal data and links that grant access: other accounts of the machine must not read them. */
const OWNER_ONLY = 0o600

/** For mails without a configured mail server. */
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

// A mail server that hangs must not block the job for long.
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createMailTransport(config: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  const { smtpUrl } = config.mail
  return smtpUrl === null ? outboxTransport(config) : smtpTransport(smtpUrl)
}

/** As nodemailer expects it; content never refers to files or URLs to fetch. */
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

function smtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS_MS })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail))
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
      await mkdir(folder, { recursive: true })
      // Names sort by time, so that the newest are found without opening files.
      const stamp = new Date().toISOString().replace(/[-:.]/g, '')
      const name = `${stamp}-${randomBytes(4).toString('hex')}${leadSuffix(mail.leadId)}`
      await writeDurably(path.join(folder, name), message, OWNER_ONLY)
    },
  }
}
