import { randomBytes } from 'node:crypto'
import type { RunningJob } from '../jobs/jobs.contract.ts'

/** The names that mails of an installation travel under; each begins with the id of the job that sends it. */
export const messageIds = (host: string) => ({
  /** A mail that says the same each time it is sent, so that whoever receives it twice may drop the second. */
  mail: ({ id }: Pick<RunningJob, 'id'>) => `<${id}@${host}>`,
  /** A mail with a link: sent again it carries a fresh one, and the link that works must not be dropped. */
  link: ({ id }: Pick<RunningJob, 'id'>) => `<${id}.${randomBytes(4).toString('hex')}@${host}>`,
})
