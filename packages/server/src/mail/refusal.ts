import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { oneLine } from './mail.layout.ts'

/** The error with which nodemailer rejects. */
interface SmtpError extends Error {
  /** Step of the session, such as `RCPT TO`. */
  command?: string
  responseCode?: number
  response?: string
}

/** The mailbox does not exist, is elsewhere, or has no valid name. */
const NO_MAILBOX = new Set([550, 551, 553])

/** Enhanced status of a policy, such as one against relaying: the settings are wrong, not the address. */
const POLICY = /^\d{3}[ -]5\.7\./

/**
 * The words with which the mail server refused the recipient for good; null for a failure that may pass, such as a busy
 * server, a lost connection, a wrong password or a rejected sender.
 */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { command, responseCode = 0, response = '' } = error as SmtpError
  if (command !== 'RCPT TO' || !NO_MAILBOX.has(responseCode) || POLICY.test(response)) return null
  return oneLine(response).slice(0, TEXT_MAX)
}
