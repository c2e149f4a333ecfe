import type { StayReason } from '@latchkey/domain/imports/import.enums'
import type { Change } from '../../../context/context.ts'
import { projectQueries } from '../../../projects/projects.queries.ts'
import { formerOf, isAsWritten, restored, type Former } from '../former.ts'
import { keyQueries } from '../key.queries.ts'
import { importedProjectQueries, type ImportedProjectRow } from './project.queries.ts'

/**
 * Erases the projects that the import created, and sets back those that it changed, except where something has happened to
 * them since: these stay, and are named.
 */
export async function undoProjects(change: Change, importId: number): Promise<void> {
  const queries = importedProjectQueries(change.db)
  const rows = await queries.remembered(importId)
  const staying = new Map<number, StayReason>()
  for (const row of rows) {
    const former = formerOf(row)
    if (former !== null && (await setBack(change, row, former)) === 'stays')
      staying.set(row.project_id, 'changed')
  }
  const erased = new Set(await queries.eraseEmpty(importId))
  await keyQueries(change.db, 'project').erase([...erased])
  const made = rows.filter((row) => row.former === null && !erased.has(row.project_id))
  const used = await queries.withUnits(made.map(({ project_id: id }) => id))
  for (const { project_id: id } of made) staying.set(id, used.has(id) ? 'used' : 'changed')
  await queries.finish(importId, staying)
}

async function setBack(
  change: Change,
  { import_id: importId, project_id: id, record_version: version }: ImportedProjectRow,
  former: Former,
): Promise<'stays' | 'done'> {
  const queries = projectQueries(change.db)
  const stored = await queries.lock(id)
  if (stored === undefined) return 'stays'
  const { fields, set } = restored(stored, former, version)
  if (fields.length > 0) {
    await queries.update(id, set)
    await change.audit({
      action: 'project.import-update',
      entity: 'project',
      entityId: id,
      changes: fields.map(({ field, from, to }) => ({ field, from: to, to: from })),
    })
  }
  await keyQueries(change.db, 'project').reset(importId, [
    { id, written: former.written, importId: former.importId },
  ])
  return former.fields.every((field) => isAsWritten(stored, field)) ? 'done' : 'stays'
}
