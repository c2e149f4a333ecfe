import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.contract.ts'
import { checkImport } from '../check/check.job.ts'
import { eraseExpired } from '../erase.job.ts'
import { readImport } from '../read.job.ts'
import { failingJobs } from '../rows/failing-jobs.ts'
import { undoImport } from '../undo/undo.job.ts'
import { runImport } from './run.job.ts'

type ImportHandlers = Pick<
  JobHandlers,
  'imports.read' | 'imports.check' | 'imports.run' | 'imports.undo' | 'imports.erase'
>

export function importHandlers(context: Context): ImportHandlers {
  const attempt = failingJobs(context)
  return {
    'imports.read': (data, job) => attempt('read', data.importId, job, () => readImport(context, data)),
    'imports.check': ({ importId, userId }, job) =>
      attempt('check', importId, job, () => checkImport(context, importId, userId)),
    'imports.run': ({ importId, userId }, job) =>
      attempt('run', importId, job, () => runImport(context, importId, userId)),
    'imports.undo': ({ importId, userId }, job) =>
      attempt('undo', importId, job, () => undoImport(context, importId, userId)),
    'imports.erase': () => eraseExpired(context, new Date(context.now())),
  }
}
