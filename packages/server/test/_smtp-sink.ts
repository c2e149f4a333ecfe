import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps the mails it takes. */
export interface SmtpSink {
  /** Where to send to, as `SMTP_URL` has it. */
  readonly url: string
  /** The mails to one address so far, oldest first. */
  mailsTo(address: string): Promise<Email[]>
  close(): Promise<void>
}

/** Thrown by `onTaken`: the mail was taken, and whoever sent it does not hear of it. */
export class LostAnswer extends Error {}

/**
 * Starts a mail server on a loopback port, a free one unless given. `onTaken` runs once it has a mail, before it says so;
 * a rejection makes it refuse the mail for now.
 */
export async function startSmtpSink(
  onPort = 0,
  onTaken: () => Promise<void> = () => Promise.resolve(),
): Promise<SmtpSink> {
  const taken: { to: string[]; raw: Buffer }[] = []
  async function take(stream: Readable, to: string[], done: (refusal?: Error) => void): Promise<void> {
    // It fails when the sender is killed in the middle of a mail.
    const raw = await buffer(stream).catch(() => null)
    if (raw === null) return
    const mail = { to, raw }
    taken.push(mail)
    try {
      await onTaken()
      done()
    } catch (error) {
      if (!(error instanceof LostAnswer)) taken.splice(taken.indexOf(mail), 1)
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      void take(stream, to, done)
    },
  })
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined)
  server.listen(onPort, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) =>
      Promise.all(taken.filter(({ to }) => to.includes(address)).map(({ raw }) => PostalMime.parse(raw))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
