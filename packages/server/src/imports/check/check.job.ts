import type { Context } from '../../context/context.ts'
import { stateOf } from '../import.numbers.ts'
import { importQueries } from '../imports.queries.ts'
import { DUPLICATE_REMARK } from '../kinds/duplicate-remark.ts'
import { kindOfRecord, setupOf } from '../rows/import-setup.ts'
import { fromTheStart, runQueries } from '../rows/run.queries.ts'

/** Rows planned between two writes. */
const CHECK_ROWS = 500

/**
 * Says of each row what becomes of it, from the first one, also after a crash. Ends where the check was stopped, or
 * another process has begun anew.
 */
export async function checkImport(context: Context, importId: number, userId: number): Promise<void> {
  const record = await context.change(null, async ({ db }) => {
    const found = await importQueries(db).lock(importId)
    if (found === undefined || stateOf(found.state) !== 'checking') return undefined
    await runQueries(db).update(importId, fromTheStart('checking'))
    return found
  })
  if (record === undefined) return
  const opened = await kindOfRecord(record).open(context.db, setupOf(context, record, userId))
  let last = 0
  for (;;) {
    const rows = await runQueries(context.db).rowsAfter(importId, last, CHECK_ROWS)
    const next = rows.at(-1)?.line
    if (next === undefined) break
    const planned = await opened.plan(context.db, rows)
    const from = last
    const isOwn = await context.change(null, async ({ db }) => {
      const queries = runQueries(db)
      if (!(await queries.lockAt(importId, 'checking', from, record.version))) return false
      await queries.writePlans(importId, planned)
      await queries.update(importId, { last_line: next })
      return true
    })
    if (!isOwn) return
    last = next
  }
  await context.change(null, async (change) => {
    const queries = runQueries(change.db)
    if (!(await queries.lockAt(importId, 'checking', last, record.version))) return
    await queries.markDuplicates(importId, opened.duplicatesFound(), DUPLICATE_REMARK)
    await queries.recount(importId)
    await queries.update(importId, fromTheStart('checked'))
    change.push('imports-refresh', {})
  })
}
