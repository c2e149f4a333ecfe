import PostalMime, { type Email } from 'postal-mime'
import type { TestServer } from './_harness.ts'

/** Number of mails so far, to count from. */
export async function mailCount(server: TestServer): Promise<number> {
  await server.settled()
  return server.mails().length
}

/** Settles the jobs and reads the mails after the first `skip`. */
export async function mailsAfter(server: TestServer, skip: number): Promise<Email[]> {
  await server.settled()
  return Promise.all(
    server
      .mails()
      .slice(skip)
      .map((mail) => PostalMime.parse(mail)),
  )
}
