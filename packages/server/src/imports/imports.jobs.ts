import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { eraseExpired } from './erase.job.ts'
import { readImport } from './read.job.ts'

export function importHandlers(context: Context): PlainHandlers<'imports.read' | 'imports.erase'> {
  return {
    'imports.read': (data) => readImport(context, data),
    'imports.erase': () => eraseExpired(context, new Date(context.now())),
  }
}
