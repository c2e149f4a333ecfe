import { addAbortSignal, type Readable } from 'node:stream'
import {
  exportErrors,
  isExportFormat,
  listQueryOf,
  type ExportValues,
} from '@latchkey/domain/exports/export.contract'
import {
  EXPORT_LIST_LABELS,
  EXPORT_MAX_ROWS,
  exportFileName,
  type ExportFormat,
  type ExportList,
} from '@latchkey/domain/exports/export-lists'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { isId } from '@latchkey/domain/platform/values/id'
import { sql } from 'kysely'
import { isContention } from '../availability/contention.ts'
import type { Context } from '../context/context.ts'
import { exportedAudit } from '../audit/audit.export.ts'
import type { ExportedList } from '../db/exported-list.ts'
import type { Db } from '../db/schema.ts'
import { exportedLeads } from '../leads/lists/lists.export.ts'
import { accepted, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { tooManyRows } from '../platform/http/error.ts'
import { projectQueries } from '../projects/projects.queries.ts'
import { exportedUnits } from '../properties/units.export.ts'
import { exportedUsers } from '../users/users.export.ts'
import { EXPORT_TYPES, exportFile } from './export-file.ts'
import { openSnapshot, type Snapshot } from './export-snapshot.ts'
import { EXPORT_MAX_MS } from './export.limits.ts'
import { isLockTimeout } from '../db/lock-retries.ts'

const LEAD_TABLES = ['lead', 'app_user'] as const

/** Tables read by the export of each list. */
export const EXPORT_TABLES: Readonly<Record<ExportList, readonly (keyof Db)[]>> = {
  enquiries: LEAD_TABLES,
  viewings: LEAD_TABLES,
  reservations: LEAD_TABLES,
  units: ['project', 'property'],
  users: ['app_user', 'sign_in_failure', 'user_role', 'role', 'role_permission', 'permission', 'two_factor'],
  audit: [
    'audit',
    'app_user',
    'lead',
    'role',
    'project',
    'property',
    'data_import',
    'api_key',
    'lead_source',
  ],
}

/** Attempts of an export that conflicts with a migration. */
const TRIES = 5

/** The audit entry must not wait long: its lock may be held by a migration that waits for this export. */
const AUDIT_LOCK_TIMEOUT_MS = 1_000

export interface ExportDownload {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

export interface ExportService {
  /**
   * Streams a list from one snapshot, which ends with `signal`.
   * @throws AppError 409 for too many rows, 422, and 429 when the person's exports are all running
   */
  open(
    actor: Actor,
    list: ExportList,
    body: Received<ExportValues>,
    signal: AbortSignal,
  ): Promise<ExportDownload>
}

/** `limit` makes the signal that ends a slow export. */
export function exportService(
  context: Context,
  limit = () => AbortSignal.timeout(EXPORT_MAX_MS),
): ExportService {
  const dateFormatter = createDateFormatter(context.config.timeZone)

  async function listed(
    { db }: Snapshot,
    actor: Actor,
    list: ExportList,
    values: ExportValues,
  ): Promise<ExportedList> {
    const reading = { ...context, db }
    const question = { requested: listQueryOf(values), ids: values.ids }
    switch (list) {
      case 'users':
        return exportedUsers(reading, question)
      case 'audit':
        return exportedAudit(reading, question)
      case 'units': {
        const { projectId } = values
        const project = projectId !== null && isId(projectId) && (await projectQueries(db).find(projectId))
        if (!project) rejectErrors({ projectId: ['enumerable'] })
        return exportedUnits(reading, Number(projectId), question)
      }
      default:
        return exportedLeads(reading, actor, list, question)
    }
  }

  /** Audits the export before anything is sent, whatever happens to the connection then. */
  async function downloadOf(
    snapshot: Snapshot,
    actor: Actor,
    list: ExportList,
    values: ExportValues & { format: ExportFormat },
  ): Promise<ExportDownload> {
    const { format } = values
    const exported = await listed(snapshot, actor, list, values)
    const total = await exported.count(snapshot.db)
    if (total > EXPORT_MAX_ROWS) throw tooManyRows({ rows: total, max: EXPORT_MAX_ROWS })
    const label = EXPORT_LIST_LABELS[list]
    await context.change(actor, async (change) => {
      await sql`set local lock_timeout = ${sql.lit(AUDIT_LOCK_TIMEOUT_MS)}`.execute(change.db)
      const facts = { list: label, format, filters: exported.applied, rows: total }
      await change.audit({
        action: 'list.export',
        entity: 'list',
        entityId: null,
        changes: Object.entries(facts).map(([field, to]) => ({ field, from: null, to })),
      })
    })
    const content = await exportFile(format, {
      name: label,
      headings: exported.headings,
      rows: exported.rows(snapshot.db),
    })
    return {
      name: exportFileName(list, dateFormatter.formatDate(context.now() / 1000), format),
      type: EXPORT_TYPES[format],
      content: addAbortSignal(snapshot.ended, content),
    }
  }

  return {
    async open(actor, list, body, signal) {
      const values = accepted(body, exportErrors(list, body.values))
      const { format } = values
      if (!isExportFormat(format)) throw new Error(`${format} was accepted as a kind of file.`)
      const request = {
        userId: actor.userId,
        tables: EXPORT_TABLES[list],
        signal: AbortSignal.any([signal, limit()]),
      }
      return context.replica.read(actor.userId, async (from) => {
        for (let attempt = 1; ; attempt += 1) {
          let snapshot: Snapshot | null = null
          try {
            snapshot = await openSnapshot(context, { ...request, from })
            return await downloadOf(snapshot, actor, list, { ...values, format })
          } catch (error) {
            // Releases its locks, so that the migration proceeds; the next attempt waits for it.
            await snapshot?.end()
            if (attempt >= TRIES || !(isContention(error) || isLockTimeout(error))) throw error
            context.log.info({ attempt }, 'Export conflicts with a migration: retrying')
          }
        }
      })
    },
  }
}
