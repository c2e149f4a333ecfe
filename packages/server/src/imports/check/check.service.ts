import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { ImportState } from '@latchkey/domain/imports/import.enums'
import { missingFieldsOf } from '@latchkey/domain/imports/import.fields'
import {
  changedCells,
  lineIn,
  outcomeIn,
  rowCellsErrors,
  type ImportRowBody,
  type ImportRowsQuery,
} from '@latchkey/domain/imports/import-row.body'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Kysely, Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/schema.ts'
import { accepted, rejectErrors } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/error.ts'
import { boundedPage, pageOf } from '../../platform/http/list-request.ts'
import { kindOf, stateOf } from '../import.numbers.ts'
import { foundImport } from '../imports.policy.ts'
import { importQueries, type ImportRecord } from '../imports.queries.ts'
import { kindOfRecord, setupOf } from '../rows/import-setup.ts'
import { fromTheStart, runQueries, type RowRecord } from '../rows/run.queries.ts'
import { presentRow } from './row.present.ts'
import { rowQueries } from './rows.queries.ts'

/** In these, a row can be mended or left out. */
const MENDABLE: readonly ImportState[] = ['checked', 'stopped', 'done']

export type CheckService = ReturnType<typeof checkService>

export function checkService(context: Context) {
  return {
    /**
     * False unless it is a draft.
     * @throws AppError 403, 404, 422 for what is missing
     */
    start: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const record = foundImport(actor, await importQueries(change.db).lock(id))
        if (!['draft', 'checked'].includes(stateOf(record.state))) return false
        rejectErrors(missingIn(record))
        await runQueries(change.db).update(id, {
          ...fromTheStart('checking'),
          counts: null,
          changed_at: new Date(context.now()),
        })
        await change.enqueue('imports.check', { importId: id, userId: actor.userId })
        change.push('imports-refresh', {})
        return true
      }),

    /**
     * Checked rows in the order of the file.
     * @throws AppError 403, 404
     */
    async rows(
      actor: Actor,
      id: number,
      params: { page: number; limit: number },
      query: Static<typeof ImportRowsQuery>,
    ): Promise<Page<ImportRow>> {
      const record = foundImport(actor, await importQueries(context.db).find(id))
      const bounds = boundedPage(params)
      const { remarks, duplicates } = query.values
      const filter = {
        outcome: outcomeIn(query.values),
        hasRemarks: remarks === '1',
        isDuplicate: duplicates === '1',
        line: lineIn(query.values),
      }
      const { rows, total } = await rowQueries(context.db).page(id, filter, bounds)
      return pageOf(await presented(context.db, record, rows), total, bounds)
    },

    /**
     * Mends a row, or leaves it out, and checks it again with those that have its key or hold its home; false in a draft, while
     * it runs, and once the row is written.
     * @throws AppError 403, 404, 422
     */
    update: (
      actor: Actor,
      id: number,
      line: number,
      body: Static<typeof ImportRowBody>,
    ): Promise<ImportRow | false> =>
      context.change(actor, async (change) => {
        const record = foundImport(actor, await importQueries(change.db).lock(id))
        const [queries, rows] = [runQueries(change.db), rowQueries(change.db)]
        const row = found(await rows.find(id, line))
        const values = accepted(body, rowCellsErrors(body.values, record.columns))
        if (!MENDABLE.includes(stateOf(record.state)) || row.written) return false
        await rows.change(id, line, {
          cells: changedCells(row.cells, values),
          isLeftOut: values.leaveOut ?? row.is_left_out,
        })
        const setup = setupOf(context, record, actor.userId)
        const keys = row.key_hash === null ? [] : [row.key_hash]
        const homes = row.held_home === null ? [] : [row.held_home]
        // Twice: another row may have the key or home that this one gets now.
        for (let turn = 0; turn < 2; turn += 1) {
          const opened = await kindOfRecord(record).open(change.db, setup)
          const planned = await opened.plan(change.db, await rows.alike(id, line, { keys, homes }))
          await queries.writePlans(id, planned)
          const { keyHash, heldHome } = planned.find((plan) => plan.line === line) ?? {}
          const isNewKey = keyHash && !keys.some((known) => known.equals(keyHash))
          const isNewHome = heldHome && !homes.includes(heldHome)
          if (!isNewKey && !isNewHome) break
          if (isNewKey) keys.push(keyHash)
          if (isNewHome) homes.push(heldHome)
        }
        await queries.recount(id)
        await queries.update(id, { changed_at: new Date(context.now()) })
        change.push('imports-refresh', {})
        const [shown] = await presented(change.db, record, [found(await rows.find(id, line))])
        return found(shown)
      }),
  }
}

async function presented(
  db: Kysely<Db> | Transaction<Db>,
  record: ImportRecord,
  rows: readonly RowRecord[],
): Promise<ImportRow[]> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  const names = ids.length === 0 ? new Map<number, string>() : await kindOfRecord(record).names(db, ids)
  return rows.map((row) => presentRow(row, record.columns, names))
}

/** The name of the system, and each required field that has neither a column nor a default. */
function missingIn({ kind, system, columns, defaults, options }: ImportRecord): ErrorsByField {
  const missing = missingFieldsOf(kindOf(kind), {
    becomes: columns.map(({ becomes }) => becomes),
    defaults,
    details: options.details,
  })
  return Object.fromEntries(
    [...(system === '' ? ['system'] : []), ...missing].map((field) => [field, ['required']]),
  )
}
