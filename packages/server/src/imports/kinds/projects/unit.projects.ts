import {
  IMPORTED_PROJECT_FIELDS,
  type HomeRow,
  type ImportedProject,
} from '@latchkey/domain/imports/home-row'
import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import { remarkText } from '@latchkey/domain/imports/remark-texts'
import type { Change } from '../../../context/context.ts'
import { orNull } from '../../../platform/values/blank.ts'
import { projectQueries } from '../../../projects/projects.queries.ts'
import type { ProjectRecord } from '../../../projects/projects.present.ts'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import type { ImportSetup } from '../import-kind.ts'
import { faultIn, type ReadRow } from '../planned-row.ts'
import type { AnyDb } from '../records/record-type.ts'
import { importedProjectQueries, projectKey } from './project.queries.ts'

/** Projects here with the names of a batch, by `projectKey`. */
export type NamedProjects = ReadonlyMap<string, readonly ProjectRecord[]>

export const projectIn = ({ values }: HomeRow): ImportedProject | null =>
  values.project === null || values.project.name === '' ? null : values.project

const namesIn = (rows: readonly HomeRow[]): string[] => rows.flatMap((row) => projectIn(row)?.name ?? [])

export const projectsNamed = (db: AnyDb, rows: readonly HomeRow[]) =>
  importedProjectQueries(db).named(namesIn(rows))

const SEVERAL = 'Several projects here have this name'

/** A new unit goes into the one project with the name. */
export function projectProblems(
  each: ReadRow<HomeRow>,
  projects: NamedProjects,
  setup: ImportSetup,
): ImportFault[] {
  const found = projects.get(projectKey(projectIn(each.row)?.name ?? '')) ?? []
  return found.length > 1 ? [faultIn(each, setup)('project.name', 'unique', SEVERAL)] : []
}

/** A unit stays in its project, and a project that is here stays as it is. */
export function projectRemarks(
  each: ReadRow<HomeRow>,
  stored: PropertyRecord | null,
  { projects, setup }: { projects: NamedProjects; setup: ImportSetup },
): ImportFault[] {
  const imported = projectIn(each.row)
  if (imported === null) return []
  const kept = (field: string) =>
    faultIn(each, setup)(`project.${field}`, 'kept', remarkText('projects', 'kept'))
  const found = projects.get(projectKey(imported.name)) ?? []
  const project = stored === null ? found[0] : found.find(({ id }) => id === stored.project_id)
  if (project === undefined) return stored === null ? [] : [kept('name')]
  const columns: Readonly<Record<string, string | null>> = {
    addressLine1: project.address_line1,
    city: project.city,
    postcode: project.postcode,
    country: project.country,
  }
  return IMPORTED_PROJECT_FIELDS.filter(
    (field) => field in columns && imported[field] !== '' && imported[field] !== columns[field],
  ).map(kept)
}

/** Ids by `projectKey`; those that are not here yet are created, without a picture (rule J7). */
export async function projectIds(
  change: Change,
  setup: ImportSetup,
  rows: readonly HomeRow[],
): Promise<Map<string, number>> {
  const queries = projectQueries(change.db)
  const known = await importedProjectQueries(change.db).named(namesIn(rows))
  const ids = new Map<string, number>()
  for (const row of rows) {
    const project = projectIn(row)
    const key = projectKey(project?.name ?? '')
    if (project === null || ids.has(key)) continue
    const here = known.get(key)?.[0]
    // Locked, so that it is not deleted meanwhile.
    if (here !== undefined && (await queries.lock(here.id)) === undefined)
      throw new Error(`The project ${here.id} was deleted while units were added to it.`)
    ids.set(key, here?.id ?? (await createProject(change, setup, project)))
  }
  return ids
}

async function createProject(
  change: Change,
  setup: ImportSetup,
  { name, addressLine1, city, postcode, country }: ImportedProject,
): Promise<number> {
  const { system, importId, startedAt: at } = setup
  const { id } = await projectQueries(change.db).insert({
    name,
    address_line1: orNull(addressLine1),
    city: orNull(city),
    postcode: orNull(postcode),
    country: orNull(country),
    imported_from: JSON.stringify({ system, reference: null, importId, at }),
    created_at: setup.now,
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
  return id
}
