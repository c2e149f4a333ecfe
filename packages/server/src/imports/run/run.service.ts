import type { ImportState } from '@latchkey/domain/imports/import.enums'
import type { Context } from '../../context/context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { kindOf, stateOf } from '../import.numbers.ts'
import { importHashes } from '../import.hashes.ts'
import { foundImport } from '../imports.policy.ts'
import { importQueries } from '../imports.queries.ts'
import { assertNoneRuns } from '../rows/none-runs.ts'
import { rememberChoices } from '../saved-choices.ts'
import { endOf, fromTheStart, runQueries } from '../rows/run.queries.ts'

const STARTABLE: readonly ImportState[] = ['checked', 'stopped', 'done']

export type RunService = ReturnType<typeof runService>

export function runService(context: Context) {
  return {
    /**
     * Begins, or continues with what is left; false if there is nothing to write.
     * @throws AppError 403, 404, 409 while another import runs
     */
    start: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = runQueries(change.db)
        await queries.lockAll()
        const record = foundImport(actor, await importQueries(change.db).lock(id))
        const left = STARTABLE.includes(stateOf(record.state)) ? await queries.countToWrite(id) : 0
        if (left === 0) return false
        await assertNoneRuns(change, id)
        const [at, isFirst] = [new Date(context.now()), record.started_at === null]
        if (isFirst) await rememberChoices(change, importHashes(context.config), id, at)
        // A stopped run continues its count; the rest of one that ended is counted by itself.
        const done = stateOf(record.state) === 'stopped' ? record.done : 0
        await queries.update(id, {
          ...fromTheStart('importing'),
          done,
          to_do: done + left,
          finished_at: null,
          file_sealed: null,
          ...(isFirst && { started_at: at }),
        })
        await change.enqueue('imports.run', { importId: id, userId: actor.userId })
        await change.audit({
          action: 'import.start',
          entity: 'import',
          entityId: id,
          changes: [
            { field: 'kind', from: null, to: kindOf(record.kind) },
            { field: 'system', from: null, to: record.system },
            { field: 'rows', from: null, to: left },
          ],
        })
        change.push('imports-refresh', {})
        return true
      }),

    /**
     * A check ends without a result, and an import after its batch; false in another state, and when all is written.
     * @throws AppError 403, 404
     */
    stop: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const record = foundImport(actor, await importQueries(change.db).lock(id))
        const state = stateOf(record.state)
        if (state !== 'checking' && state !== 'importing') return false
        const queries = runQueries(change.db)
        // After its last batch it ends by itself: as a stopped one it would have nothing to continue with.
        if (state === 'importing' && (await queries.countToWrite(id)) === 0) return false
        if (state === 'checking') await queries.update(id, { ...fromTheStart('draft'), counts: null })
        else {
          await queries.recount(id)
          await queries.update(id, endOf('stopped', new Date(context.now())))
        }
        await change.audit({ action: 'import.stop', entity: 'import', entityId: id })
        change.push('imports-refresh', {})
        return true
      }),
  }
}
