import type { RunningJob } from '../jobs/jobs.contract.ts'

/**
 * The Message-ID of a job's mail: the same at each try, so that whoever receives it twice may drop the second. Where it
 * carries a link, the link of the first works on.
 */
export function messageIdOf({ id }: Pick<RunningJob, 'id'>, host: string): string {
  return `<${id}@${host}>`
}
