import { importFieldsOf } from '@latchkey/domain/imports/import.fields'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Readable } from 'node:stream'
import type { Context } from '../../context/context.ts'
import { EXPORT_TYPES, exportFile } from '../../exports/export-file.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { kindOf } from '../import.numbers.ts'
import { foundImport } from '../imports.policy.ts'
import { importQueries, type ImportRecord } from '../imports.queries.ts'
import { rowQueries } from './rows.queries.ts'

/** A reader leaves this column out, so that the mended file can be uploaded (rule M1.12). */
const REASON = 'Reason'

const ROWS_AT_ONCE = 500

export interface ProblemsDownload {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

export type ProblemsService = ReturnType<typeof problemsService>

export function problemsService(context: Context) {
  const dateFormatter = createDateFormatter(context.config.timeZone)

  async function* problemRows(record: ImportRecord): AsyncGenerator<string[], void, undefined> {
    const labels = new Map(
      importFieldsOf(kindOf(record.kind), { people: [], roles: [] }).map(({ name, label }) => [name, label]),
    )
    for (let last = 0; ;) {
      const rows = await rowQueries(context.db).after(record.id, { outcome: 'problem' }, last, ROWS_AT_ONCE)
      const next = rows.at(-1)?.line
      if (next === undefined) return
      for (const { cells, faults } of rows) {
        const reasons = faults.problems.map(({ field, text }) => `${labels.get(field) ?? field}: ${text}`)
        yield [...record.columns.map(({ at }) => cells[at] ?? ''), reasons.join('; ')]
      }
      last = next
    }
  }

  return {
    /**
     * The rows with problems, as they are in the file, and why.
     * @throws AppError 403, 404
     */
    async download(actor: Actor, id: number): Promise<ProblemsDownload> {
      const record = foundImport(actor, await importQueries(context.db).find(id))
      await context.change(actor, (change) =>
        change.audit({ action: 'import.download', entity: 'import', entityId: id }),
      )
      const content = await exportFile('xlsx', {
        name: 'Problems',
        headings: [...record.columns.map(({ heading }) => heading), REASON],
        rows: problemRows(record),
      })
      const day = dateFormatter.formatDate(context.now() / 1000).replaceAll('/', '-')
      return { name: `Problems-of-${record.file_name}-${day}.xlsx`, type: EXPORT_TYPES.xlsx, content }
    },
  }
}
