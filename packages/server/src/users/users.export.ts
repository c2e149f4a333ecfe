import { USER_COLUMNS } from '@latchkey/domain/users/user.columns'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import { exportedList, type ExportedList } from '../db/exported-list.ts'
import { presentUser } from './users.present.ts'
import { userQueries } from './users.queries.ts'

/** Null exports all. */
export function exportedUsers(context: Context, { ids }: { ids: readonly number[] | null }): ExportedList {
  const dateFormatter = createDateFormatter(context.config.timeZone)
  const { username, active, lastLogin } = USER_COLUMNS
  const columns = [username, active, lastLogin]
  const at = context.now()
  return exportedList({
    headings: columns.map(({ label }) => label),
    // The list has no filters and one order.
    applied: [],
    select: userQueries(context.db).selected(ids),
    order: sql`lower(username), id`,
    textsOf(record) {
      const user = presentUser(record, at)
      return columns.map(({ textOf }) => textOf(user, dateFormatter))
    },
  })
}
