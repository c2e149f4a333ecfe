import { IMPORT_DRAFT_DAYS, IMPORT_UNDO_DAYS } from '@latchkey/domain/imports/import.limits'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import type { Context } from '../context/context.ts'
import { importQueries } from './imports.queries.ts'

/**
 * Erases drafts that nobody has changed for a fortnight, and of ended imports whatever is kept for their undo once it is
 * too late for one (rule M1.27). Idempotent; each import is a transaction of its own.
 */
export async function eraseExpired(context: Context, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [drafts, ended] = [before(IMPORT_DRAFT_DAYS), before(IMPORT_UNDO_DAYS)]
  const queries = importQueries(context.db)
  for (const id of await queries.expiredDrafts(drafts)) {
    await context.change(null, async (change) => {
      if (await importQueries(change.db).removeDraft(id, drafts)) change.push('imports-refresh', {})
    })
  }
  for (const id of await queries.expiredRows(ended)) {
    await context.change(null, (change) => importQueries(change.db).eraseCells(id))
  }
}
