import type { Stay, UndoSummary } from '@latchkey/domain/imports/import.contract'
import { IMPORT_BATCH } from '@latchkey/domain/imports/import.limits'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Context } from '../../context/context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { boundedPage, pageOf } from '../../platform/http/list-request.ts'
import { foundImport } from '../imports.policy.ts'
import { undoUntil } from '../imports.present.ts'
import { importQueries, type NamedImportRecord } from '../imports.queries.ts'
import { kindOfRecord } from '../rows/import-setup.ts'
import { assertNoneRuns } from '../rows/none-runs.ts'
import { fromTheStart, runQueries } from '../rows/run.queries.ts'
import { undoQueries } from './undo.queries.ts'

const NOTHING: UndoSummary = { removes: 0, restores: 0, stays: 0 }

export type UndoService = ReturnType<typeof undoService>

export function undoService(context: Context) {
  const canUndo = (record: NamedImportRecord): boolean => {
    const until = undoUntil(record)
    return until !== null && context.now() / 1000 < until
  }

  return {
    /**
     * The effect that an undo would have now.
     * @throws AppError 403, 404
     */
    async summary(actor: Actor, id: number): Promise<UndoSummary> {
      const record = foundImport(actor, await importQueries(context.db).find(id))
      if (!canUndo(record)) return NOTHING
      const kind = kindOfRecord(record)
      const summary = { ...NOTHING }
      for (let last = 0; ;) {
        const rows = await undoQueries(context.db).rowsAfter(id, last, IMPORT_BATCH)
        const next = rows.at(-1)?.line
        if (next === undefined) return summary
        const staying = await kind.stays(context.db, rows, {
          userId: actor.userId,
          requiresAdministratorTwoFactor: context.config.requiresAdministratorTwoFactor,
        })
        summary.stays += staying.size
        for (const { line, former } of rows)
          if (!staying.has(line)) summary[former === null ? 'removes' : 'restores'] += 1
        last = next
      }
    },

    /**
     * False where it is too late.
     * @throws AppError 403, 404, 409 while another import runs
     */
    start: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = runQueries(change.db)
        await queries.lockAll()
        const record = foundImport(actor, await importQueries(change.db).lock(id))
        if (!canUndo(record)) return false
        await assertNoneRuns(change, id)
        const rows = await undoQueries(change.db).countWritten(id)
        await queries.update(id, { ...fromTheStart('undoing'), done: 0, to_do: rows })
        await change.enqueue('imports.undo', { importId: id, userId: actor.userId })
        change.push('imports-refresh', {})
        return true
      }),

    /**
     * Records that the undo left.
     * @throws AppError 403, 404
     */
    async stays(actor: Actor, id: number, params: { page: number; limit: number }): Promise<Page<Stay>> {
      const record = foundImport(actor, await importQueries(context.db).find(id))
      const bounds = boundedPage(params)
      const { rows, total } = await undoQueries(context.db).stays(id, bounds)
      const names = await kindOfRecord(record).names(
        context.db,
        rows.flatMap(({ recordId, project }) => (project === null ? [recordId] : [])),
      )
      const models = rows.map(({ line, name, project, recordId, reason }) => ({
        line,
        record: { id: recordId, name: project ?? names.get(recordId) ?? name },
        reason,
      }))
      return pageOf(models, total, bounds)
    },
  }
}
