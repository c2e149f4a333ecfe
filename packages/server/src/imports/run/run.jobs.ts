import type { Context } from '../../context/context.ts'
import type { PlainHandlers } from '../../jobs/jobs.contract.ts'
import { checkImport } from '../check/check.job.ts'
import { runImport } from './run.job.ts'
import { undoImport } from '../undo/undo.job.ts'

export function importRunHandlers(
  context: Context,
): PlainHandlers<'imports.check' | 'imports.run' | 'imports.undo'> {
  return {
    'imports.check': ({ importId, userId }) => checkImport(context, importId, userId),
    'imports.run': ({ importId, userId }) => runImport(context, importId, userId),
    'imports.undo': ({ importId, userId }) => undoImport(context, importId, userId),
  }
}
