import PostalMime, { type Email } from 'postal-mime'
import type { TestServer } from './_harness.ts'

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
