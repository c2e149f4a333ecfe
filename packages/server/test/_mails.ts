import PostalMime, { type Email } from 'postal-mime'
import type { TestServer } from './_harness.ts'

/** How many mails were sent so far, those of acts before included: a test counts from here. */
export async function mailCount(server: TestServer): Promise<number> {
  await server.settled()
  return server.mails().length
}

/** Lets every job finish and reads the mails that were written after the first `skip`. */
export async function mailsAfter(server: TestServer, skip: number): Promise<Email[]> {
  await server.settled()
  return Promise.all(
    server
      .mails()
      .slice(skip)
      .map((mail) => PostalMime.parse(mail)),
  )
}
