import { AUDIT_ACTIONS, auditActionLabel } from '@latchkey/domain/audit/audit-actions'
import { AUDIT_FILTERS, AUDIT_LIST_MAX, type AuditFilter } from '@latchkey/domain/audit/audit.columns'
import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import type { ListQuery, Page } from '@latchkey/domain/platform/lists/page'
import { createDateFormatter, type DateFormatter } from '@latchkey/domain/platform/values/time'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { HOUR_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Context } from '../context/context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { pageOf, readListRequest } from '../platform/http/list-request.ts'
import { instantOf, unixSeconds } from '../platform/values/unix-seconds.ts'
import { auditQueries, type AuditQuestion, type AuditRecord } from './audit.queries.ts'

export interface AuditService {
  /** Newest first, up to `AUDIT_LIST_MAX` lines. */
  page(actor: Actor, params: { page: number; limit: number }, query: unknown): Promise<Page<AuditLine>>
}

export function auditService({ replica, config }: Pick<Context, 'replica' | 'config'>): AuditService {
  const dateFormatter = createDateFormatter(config.timeZone)
  return {
    page(actor, params, requested) {
      const query = readListRequest(params, requested, AUDIT_FILTERS)
      const question = questionOf(query.filters, dateFormatter)
      return replica.read(actor.userId, async (db) => {
        const queries = auditQueries(db)
        const total = await queries.count(question)
        // The list ends at AUDIT_LIST_MAX.
        const isBeyond = (query.page - 1) * query.limit >= AUDIT_LIST_MAX
        const { page, limit } = query
        const lines = await queries.lines(question, { limit, offset: (page - 1) * limit })
        const rows = isBeyond ? [] : await lines.orderBy('audit.id', 'desc').execute()
        return pageOf(rows.map(presentLine), total, query)
      })
    },
  }
}

export const presentLine = ({
  at,
  userId,
  username,
  kind,
  subjectId,
  subjectName,
  ...line
}: AuditRecord): AuditLine => ({
  ...line,
  at: unixSeconds(at),
  // The line of a completed enquiry has both, and says who completed it among its changes.
  user: userId === null || line.actor !== null ? null : { id: userId, username: username ?? '' },
  subject: { kind, id: subjectId, name: subjectName },
})

export function questionOf(
  filters: ListQuery<AuditFilter>['filters'],
  dateFormatter: DateFormatter,
): AuditQuestion {
  const { person = null, action, from, to, text = null } = filters
  return {
    person,
    actions: action === undefined ? null : actionsLike(action),
    from: from === undefined ? null : instantOf(dateFormatter.fromDateInput(from)),
    until: to === undefined ? null : instantOf(nextDay(to, dateFormatter)),
    text,
  }
}

/** The action of this name, or those whose label contains the text. */
function actionsLike(text: string): string[] {
  const wanted = foldedText(text)
  if (AUDIT_ACTIONS.some((action) => action === wanted)) return [wanted]
  return AUDIT_ACTIONS.filter((action) => foldedText(auditActionLabel(action)).includes(wanted))
}

/** 36 hours after a day's start is the next day, also when the clocks change. */
const WELL_INTO_NEXT_DAY_SECONDS = 36 * HOUR_SECONDS

function nextDay(day: string, dateFormatter: DateFormatter): number | null {
  const start = dateFormatter.fromDateInput(day)
  return start === null
    ? null
    : dateFormatter.fromDateInput(dateFormatter.toDateInput(start + WELL_INTO_NEXT_DAY_SECONDS))
}
