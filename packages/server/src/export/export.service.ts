import type { Readable } from 'node:stream'
import {
  exportErrors,
  isExportFormat,
  listQueryOf,
  type ExportValues,
} from '@latchkey/domain/exports/export.body'
import {
  EXPORT_LIST_LABELS,
  EXPORT_MAX_ROWS,
  exportFileName,
  type ExportList,
} from '@latchkey/domain/exports/export.lists'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Context } from '../context/context.ts'
import { exportedAudit } from '../audit/audit.export.ts'
import type { ExportedList } from '../db/exported-list.ts'
import { exportedLeads } from '../leads/leads.export.ts'
import { accepted, refuseErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { tooManyRows } from '../platform/http/error.ts'
import { projectQueries } from '../projects/projects.queries.ts'
import { exportedUnits } from '../properties/units.export.ts'
import { exportedUsers } from '../users/users.export.ts'
import { EXPORT_TYPES, exportFile } from './export-file.ts'
import { openSnapshot } from './export-snapshot.ts'

/** A file on its way to a person. */
export interface ExportDownload {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

/** Exports lists. */
export interface ExportService {
  /**
   * A list as a file, read from one snapshot while it is sent; the snapshot ends with `signal`. Source: decision A6.
   * @throws AppError 409 for too many rows, 422, and 429 while two exports of this person are running
   */
  open(
    actor: Actor,
    list: ExportList,
    body: Received<ExportValues>,
    signal: AbortSignal,
  ): Promise<ExportDownload>
}

/** Creates the service. */
export function exportService(context: Context): ExportService {
  const dateFormatter = createDateFormatter(context.config.timeZone)

  async function listed(actor: Actor, list: ExportList, values: ExportValues): Promise<ExportedList> {
    const question = { asked: listQueryOf(values), ids: values.ids }
    switch (list) {
      case 'users':
        return exportedUsers(context, question)
      case 'audit':
        return exportedAudit(context, question)
      case 'units': {
        const projectId = values.projectId ?? 0
        if (!(await projectQueries(context.db).find(projectId))) refuseErrors({ projectId: ['enumerable'] })
        return exportedUnits(context, projectId, question)
      }
      default:
        return exportedLeads(context, actor, list, question)
    }
  }

  return {
    async open(actor, list, body, signal) {
      const values = accepted(body, exportErrors(list, body.values))
      const { format } = values
      if (!isExportFormat(format)) throw new Error(`${format} was accepted as a kind of file.`)
      const exported = await listed(actor, list, values)
      const snapshot = await openSnapshot(context, actor.userId, signal)
      try {
        const total = await exported.count(snapshot.db)
        if (total > EXPORT_MAX_ROWS) throw tooManyRows({ rows: total, max: EXPORT_MAX_ROWS })
        const filters = Object.entries(listQueryOf(values)).filter(([, asked]) => typeof asked === 'string')
        const label = EXPORT_LIST_LABELS[list]
        // Before anything leaves: what was exported is in the trail, whatever becomes of the connection.
        await context.change(actor, (change) =>
          change.audit({
            action: 'list.export',
            entity: 'list',
            entityId: null,
            changes: Object.entries({
              list: label,
              format,
              filters: filters.map(([name, text]) => `${name}: ${String(text)}`),
              rows: total,
            }).map(([field, to]) => ({ field, from: null, to })),
          }),
        )
        return {
          name: exportFileName(list, dateFormatter.formatDate(context.now() / 1000), format),
          type: EXPORT_TYPES[format],
          content: await exportFile(format, {
            name: label,
            headings: exported.headings,
            rows: exported.rows(snapshot.db),
          }),
        }
      } catch (error) {
        await snapshot.end()
        throw error
      }
    },
  }
}
