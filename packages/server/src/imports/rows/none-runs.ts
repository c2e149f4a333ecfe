import { importInProgress } from '../../platform/http/error.ts'
import { nameOrUsername } from '../../platform/values/staff-name.ts'
import type { Change } from '../../context/context.ts'
import { importQueries, type NamedImportRecord } from '../imports.queries.ts'
import { runQueries } from './run.queries.ts'

/**
 * One import writes or is undone at a time (rule M1.23).
 * @throws AppError 409
 */
export async function assertNoneRuns({ db }: Change, exceptId: number): Promise<void> {
  const id = await runQueries(db).running(exceptId)
  const other: NamedImportRecord | undefined = id === undefined ? undefined : await importQueries(db).find(id)
  if (other === undefined) return
  throw importInProgress({ importId: other.id, by: { id: other.by_user, name: nameOrUsername(other) } })
}
