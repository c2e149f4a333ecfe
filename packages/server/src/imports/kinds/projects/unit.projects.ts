import type { HomeRow } from '@latchkey/domain/imports/home-row'
import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import { remarkText } from '@latchkey/domain/imports/remark-texts'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import type { ProjectRecord } from '../../../projects/projects.present.ts'
import type { ImportSetup } from '../import-kind.ts'
import { faultIn, type ReadRow } from '../planned-row.ts'
import { projectKey } from './project.queries.ts'
import { projectIn, projectUpdate, type KnownProjects } from './project.update.ts'

const SEVERAL = 'Several projects here have this name'

const namedIn = (row: HomeRow, { named }: KnownProjects): readonly ProjectRecord[] =>
  named.get(projectKey(projectIn(row)?.name ?? '')) ?? []

/** A new unit goes into the one project with the name. */
export const projectProblems = (
  each: ReadRow<HomeRow>,
  projects: KnownProjects,
  setup: ImportSetup,
): ImportFault[] =>
  namedIn(each.row, projects).length > 1 ? [faultIn(each, setup)('project.name', 'unique', SEVERAL)] : []

/** The project here that a row may change: the one with its name, for a known unit only its own. */
export function projectOf(
  row: HomeRow,
  unit: Pick<PropertyRecord, 'project_id'> | null,
  projects: KnownProjects,
): ProjectRecord | undefined {
  const found = namedIn(row, projects)
  return unit === null ? found[0] : found.find(({ id }) => id === unit.project_id)
}

/** A unit stays in its project, and what was changed here stays. */
export function projectRemarks(
  each: ReadRow<HomeRow>,
  unit: PropertyRecord | null,
  { projects, setup }: { projects: KnownProjects; setup: ImportSetup },
): ImportFault[] {
  const imported = projectIn(each.row)
  if (imported === null) return []
  const kept = (field: string) =>
    faultIn(each, setup)(`project.${field}`, 'kept', remarkText('projects', 'kept'))
  const project = projectOf(each.row, unit, projects)
  if (project === undefined) return unit === null ? [] : [kept('name')]
  return projectUpdate(imported, project, projects, setup).kept.map(kept)
}

/** Says of rows in their order which of them change a project: the first that names it. */
export function projectChanges(setup: ImportSetup) {
  const seen = new Set<number>()
  return (row: HomeRow, unit: PropertyRecord | null, projects: KnownProjects): boolean => {
    const imported = projectIn(row)
    const project = projectOf(row, unit, projects)
    if (imported === null || project === undefined || seen.has(project.id)) return false
    // Created or changed by an earlier batch.
    if (projects.keys.get(project.id)?.importId === setup.importId) return false
    seen.add(project.id)
    return (
      setup.options.known === 'update' && projectUpdate(imported, project, projects, setup).fields.length > 0
    )
  }
}
