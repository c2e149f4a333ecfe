import type { RunningJob } from '../jobs/jobs.contract.ts'

/** The same for every attempt, so that recipients can drop duplicates; a link in the first copy stays valid. */
export function messageIdOf({ id }: Pick<RunningJob, 'id'>, host: string): string {
  return `<${id}@${host}>`
}
