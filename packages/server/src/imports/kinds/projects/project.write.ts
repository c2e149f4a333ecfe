import type { HomeRow, ImportedProject } from '@latchkey/domain/imports/home-row'
import type { Change } from '../../../context/context.ts'
import type { ProjectRecord } from '../../../projects/projects.present.ts'
import { projectQueries } from '../../../projects/projects.queries.ts'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import { writtenHashes } from '../field-update.ts'
import type { Former } from '../former.ts'
import type { ImportSetup } from '../import-kind.ts'
import { keyQueries } from '../key.queries.ts'
import { originColumn } from '../origin-column.ts'
import type { AnyDb, RecordWork } from '../records/record-type.ts'
import { importedProjectQueries, projectKey } from './project.queries.ts'
import {
  givenProjectFields,
  knownProjects,
  projectColumns,
  projectHash,
  projectIn,
  projectUpdate,
  type KnownProjects,
} from './project.update.ts'
import { projectOf } from './unit.projects.ts'

type Work = RecordWork<HomeRow, PropertyRecord> & { readonly line: number }

/** Creates the projects that are not here yet, and changes those that rows change. */
export async function writeProjects(
  change: Change,
  setup: ImportSetup,
  rows: readonly Work[],
): Promise<void> {
  const known = await knownProjects(
    change.db,
    setup,
    rows.map(({ row }) => row),
  )
  const created = new Set<string>()
  for (const { row, line, update, changesRelated } of rows) {
    const imported = projectIn(row)
    if (imported === null) continue
    const key = projectKey(imported.name)
    const project = projectOf(row, update?.stored ?? null, known)
    if (project !== undefined && changesRelated)
      await changeProject(change, setup, { imported, project, known, line })
    if (project !== undefined || update !== null || created.has(key)) continue
    created.add(key)
    await createProject(change, setup, imported, line)
  }
}

/** Returns ids by `projectKey`; the projects are locked, so that they are not deleted meanwhile. */
export async function projectIds(
  { db }: { readonly db: AnyDb },
  rows: readonly HomeRow[],
): Promise<Map<string, number>> {
  const names = rows.flatMap((row) => projectIn(row)?.name ?? [])
  const ids = new Map<string, number>()
  for (const [key, [project]] of await importedProjectQueries(db).named(names)) {
    if (project === undefined || (await projectQueries(db).lock(project.id)) === undefined)
      throw new Error(`The project ${key} was deleted while units were added to it.`)
    ids.set(key, project.id)
  }
  return ids
}

/** Creates a project without a picture. */
async function createProject(
  change: Change,
  setup: ImportSetup,
  imported: ImportedProject,
  line: number,
): Promise<void> {
  const { system, importId } = setup
  const { id, version } = await projectQueries(change.db).insert({
    name: imported.name,
    ...projectColumns(imported),
    imported_from: JSON.stringify(originColumn(setup, null)),
    created_at: setup.now,
  })
  const written = writtenHashes(givenProjectFields(imported), projectColumns(imported), setup.hashes)
  await keyQueries(change.db, 'project').write(system, [
    { hash: projectHash(setup, imported.name), recordId: id, written, importId },
  ])
  await importedProjectQueries(change.db).remember({
    import_id: importId,
    project_id: id,
    line,
    record_version: version,
    former: null,
  })
  await change.audit({
    action: 'project.import',
    entity: 'project',
    entityId: id,
    changes: [
      { field: 'system', from: null, to: system },
      { field: 'reference', from: null, to: null },
    ],
  })
}

interface ChangedProject {
  readonly imported: ImportedProject
  readonly project: ProjectRecord
  readonly known: KnownProjects
  readonly line: number
}

async function changeProject(
  change: Change,
  setup: ImportSetup,
  { imported, project, known, line }: ChangedProject,
): Promise<void> {
  const { system, importId } = setup
  const stored = await projectQueries(change.db).lock(project.id)
  if (stored === undefined) return
  const { fields, written } = projectUpdate(imported, stored, known, setup)
  if (fields.length === 0) return
  const { version } = await projectQueries(change.db).update(
    stored.id,
    Object.fromEntries(fields.map(({ column, to }) => [column, to])),
  )
  const key = known.keys.get(stored.id)
  const former: Former = {
    fields,
    others: {},
    written: key?.written ?? {},
    version: stored.version,
    importId: key?.importId ?? null,
  }
  await keyQueries(change.db, 'project').write(system, [
    { hash: projectHash(setup, stored.name), recordId: stored.id, written, importId },
  ])
  await importedProjectQueries(change.db).remember({
    import_id: importId,
    project_id: stored.id,
    line,
    record_version: version,
    former: JSON.stringify(former),
  })
  await change.audit({
    action: 'project.import-update',
    entity: 'project',
    entityId: stored.id,
    changes: fields.map(({ field, from, to }) => ({ field, from, to })),
  })
}
