import { homeReader, type HomeRow } from '@latchkey/domain/imports/home-row'
import { propertyColumns } from '../../../properties/properties.columns.ts'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import { choiceQueries } from '../../choices.queries.ts'
import { bulkQueries } from '../bulk.queries.ts'
import { originColumn } from '../origin-column.ts'
import { recordKind } from '../records/record-kind.ts'
import type { RecordType } from '../records/record-type.ts'
import { stockQueries } from '../stock/stock.queries.ts'
import { STOCK } from '../stock/stock.type.ts'
import { uniqueIndex } from '../unique-index.ts'
import { projectKey } from './project.queries.ts'
import { undoProjects } from './project.undo.ts'
import { knownProjects, projectIn } from './project.update.ts'
import { projectIds, writeProjects } from './project.write.ts'
import { projectChanges, projectProblems, projectRemarks } from './unit.projects.ts'

/** A row is a unit; its project is created, or changed, with the first one. */
const unitsType: RecordType<HomeRow, PropertyRecord> = {
  ...STOCK,
  kind: 'projects',

  async open(db, setup) {
    const [byUuid, byProjectAndName] = [uniqueIndex(), uniqueIndex()]
    for (const unit of await stockQueries(db).all()) {
      byUuid.add([unit.crm_property_uuid], unit.id)
      byProjectAndName.add([unit.project, unit.name], unit.id)
    }
    const changesProject = projectChanges(setup)
    return {
      read: homeReader('projects', { ...setup, choices: await choiceQueries(db).choices() }),
      async batchOf(current, rows) {
        const projects = await knownProjects(
          current,
          setup,
          rows.map(({ row }) => row),
        )
        return {
          matchOf({ row }) {
            const { crmPropertyUuid, name } = row.values.home
            return byUuid.get([crmPropertyUuid]) ?? byProjectAndName.get([projectIn(row)?.name ?? '', name])
          },
          problemsOf: (each, update) => (update === null ? projectProblems(each, projects, setup) : []),
          changesRelated: ({ row }, stored) => changesProject(row, stored, projects),
          remarksOf: (each, stored) => projectRemarks(each, stored, { projects, setup }),
        }
      },
    }
  },

  writeRelated: writeProjects,

  async insert(change, setup, rows) {
    const ids = await projectIds(change, rows)
    return bulkQueries(change.db, 'property').insert(
      rows.map((row) => ({
        ...propertyColumns(row.values.home),
        project_id: ids.get(projectKey(projectIn(row)?.name ?? '')) ?? null,
        imported_from: originColumn(setup, row.reference),
        created_at: setup.now,
      })),
    )
  },

  erase: ({ db }, ids) => stockQueries(db).erase(ids),
  endUndo: undoProjects,

  push(change) {
    change.push('project-refresh', {})
    change.push('property-refresh', {})
  },
}

export const projects = recordKind(unitsType)
