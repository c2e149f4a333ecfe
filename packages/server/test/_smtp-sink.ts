import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that stores mails. */
export interface SmtpSink {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Oldest first. */
  mailsTo(address: string): Promise<Email[]>
  /** Who was sent mails, once for each mail. */
  addresses(): string[]
  close(): Promise<void>
}

/** Thrown by `onTaken`: the mail is accepted, but the sender gets no answer. */
export class LostAnswer extends Error {}

/**
 * Listens on a loopback port, a free one by default. `onTaken` runs after a mail is received and before the answer; a
 * rejection answers with a temporary failure.
 */
export async function startSmtpSink(
  onPort = 0,
  onTaken: () => Promise<void> = () => Promise.resolve(),
): Promise<SmtpSink> {
  const taken: { to: string[]; raw: Buffer }[] = []
  async function take(stream: Readable, to: string[], done: (error?: Error) => void): Promise<void> {
    // Fails when the sender is killed during a mail.
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
  // A killed sender breaks its connection.
  server.on('error', () => undefined)
  server.listen(onPort, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) =>
      Promise.all(taken.filter(({ to }) => to.includes(address)).map(({ raw }) => PostalMime.parse(raw))),
    addresses: () => taken.flatMap(({ to }) => to),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
