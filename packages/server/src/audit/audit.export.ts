import { AUDIT_COLUMNS, AUDIT_FILTERS, AUDIT_LIST_MAX } from '@latchkey/domain/audit/audit.columns'
import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import type { ColumnText } from '@latchkey/domain/platform/lists/column-text'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import { exportedList, type ExportedList } from '../db/exported-list.ts'
import { appliedWords, readListRequest, WHOLE_LIST } from '../platform/http/list-request.ts'
import { auditQueries } from './audit.queries.ts'
import { presentLine, questionOf } from './audit.service.ts'

/** Exports at most as many lines as the list shows; `ids` restricts them to the selected ones. */
export async function exportedAudit(
  { db, config }: Context,
  { requested, ids }: { requested: unknown; ids: readonly number[] | null },
): Promise<ExportedList> {
  const dateFormatter = createDateFormatter(config.timeZone)
  const columns: readonly ColumnText<AuditLine>[] = Object.values(AUDIT_COLUMNS)
  const { filters } = readListRequest(WHOLE_LIST, requested, AUDIT_FILTERS)
  const question = questionOf(filters, dateFormatter)
  return exportedList({
    headings: columns.map(({ label }) => label),
    applied: appliedWords({ filters }),
    select: await auditQueries(db).lines(question, { limit: AUDIT_LIST_MAX, offset: 0, ids }),
    order: sql`id desc`,
    textsOf(record) {
      const line = presentLine(record)
      return columns.map(({ textOf }) => textOf(line, dateFormatter))
    },
  })
}
