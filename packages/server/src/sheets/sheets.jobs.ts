import { failuresText } from '@latchkey/domain/sheets/sheet-rows'
import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { presentedAll } from '../properties/properties.pictures.ts'
import { projectQueries } from '../projects/projects.queries.ts'
import { sheetQueries } from './sheets.queries.ts'
import { planImport } from './units.import.ts'

const GONE = 'The project was deleted in the meantime.'

/**
 * Writes the units of a spreadsheet and the push of the outcome in one transaction: all rows or none.
 */
export function sheetHandlers(context: Context): PlainHandlers<'units.import'> {
  return {
    'units.import': ({ uploadId }) =>
      context.change(null, async (change) => {
        const queries = sheetQueries(change.db)
        const upload = await queries.lockQueued(uploadId)
        // An earlier attempt has finished it.
        if (!upload?.sheet) return
        const { project_id: projectId, uploaded_by: userId } = upload
        const at = new Date(context.now())
        const reject = async (lastError: string) => {
          await queries.finish(uploadId, lastError, at)
          change.push('property-error', { projectId, lastError }, userId)
        }
        if (!(await projectQueries(change.db).lock(projectId))) return reject(GONE)
        await queries.lockUnits(projectId)
        const units = await presentedAll(change.db, await queries.units(projectId))
        const { creates, updates, changed, failures } = planImport(upload.sheet, units)
        if (failures.length > 0) return reject(failuresText(failures))
        const created = await queries.create(projectId, creates)
        await queries.update(updates)
        change.happened(
          ...created.map((id) => ({ type: 'property.created' as const, id })),
          ...updates.map(({ id }) => ({
            type: 'property.updated' as const,
            id,
            fields: changed.get(id) ?? [],
          })),
        )
        await change.homesChanged(updates.map(({ id }) => id))
        await queries.finish(uploadId, null, at)
        await change.audit({
          action: 'units.import',
          entity: 'project',
          entityId: projectId,
          changes: [
            { field: 'created', from: null, to: creates.length },
            { field: 'updated', from: null, to: updates.length },
          ],
        })
        change.push('property-refresh', {})
      }),
  }
}
