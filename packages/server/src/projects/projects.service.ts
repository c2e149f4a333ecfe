import type { ProjectBody } from '@latchkey/domain/projects/project.body'
import type { Project } from '@latchkey/domain/projects/project.contract'
import type { DeleteImageBody } from '@latchkey/domain/media/media.contract'
import { validateProject } from '@latchkey/domain/projects/project.suite'
import { CARDS_PER_PAGE, type Page } from '@latchkey/domain/platform/lists/page'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Updateable } from 'kysely'
import type { Static } from 'typebox'
import { createOnce } from '../context/create-once.ts'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import type { ProjectTable } from '../db/tables/stock.ts'
import { knownMedia } from '../media/media.choices.ts'
import { accepted, acceptedWith } from '../platform/http/accepted.ts'
import type { Actor, Caller } from '../platform/http/actor.ts'
import { conflict, found } from '../platform/http/error.ts'
import { fieldChanges } from '../audit/field-changes.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { missingVersion } from '../integrations/keys/key.saves.ts'
import { presentProject, projectColumns, type ProjectRecord } from './projects.present.ts'
import { projectQueries } from './projects.queries.ts'

export type ProjectsService = ReturnType<typeof projectsService>

export function projectsService(context: Context) {
  return {
    /** Newest first. */
    async page(params: { page: number; limit: number }): Promise<Page<Project>> {
      const bounds = boundedPage(params, { defaultLimit: CARDS_PER_PAGE })
      const queries = projectQueries(context.db)
      const [total, records] = await Promise.all([queries.count(), queries.page(bounds)])
      const [pictures, counts] = await Promise.all([
        queries.pictures(records),
        queries.unitCounts(records.map(({ id }) => id)),
      ])
      return pageOf(
        records.map((record) => ({
          ...presentProject(record, pictures),
          units: counts.get(record.id) ?? { total: 0, toLet: 0 },
        })),
        total,
        bounds,
      )
    },

    async get(id: number): Promise<Project> {
      return presented(context.db, found(await projectQueries(context.db).find(id)))
    },

    async create(actor: Caller, body: Static<typeof ProjectBody>, key?: string): Promise<Project> {
      return createOnce(context, actor, {
        entity: 'project',
        key,
        get: (id) => this.get(id),
        async create(change) {
          const draft = await acceptedProject(change, body)
          const project = await presented(
            change.db,
            await projectQueries(change.db).insert(projectColumns(draft)),
          )
          await note(change, 'project.create', null, project)
          change.push('project-refresh', {})
          return project
        },
      })
    },

    async save(actor: Caller, id: number, body: Static<typeof ProjectBody>): Promise<true> {
      await context.change(actor, async (change) => {
        const queries = projectQueries(change.db)
        const saved = found(await queries.lock(id))
        const draft = await acceptedProject(change, body, missingVersion(actor, body.values.version))
        if (draft.version !== null && draft.version !== saved.version) throw conflict()
        await write(change, saved, projectColumns(draft))
      })
      return true
    },

    /** Deletes the project with its units. */
    async remove(actor: Actor, id: number): Promise<true> {
      await context.change(actor, async (change) => {
        const queries = projectQueries(change.db)
        found(await queries.lock(id))
        const at = new Date(context.now())
        await queries.update(id, { deleted_at: at })
        const units = await queries.removeUnits(id, at)
        await change.audit({ action: 'project.delete', entity: 'project', entityId: id })
        change.happened(...units.map((unit) => ({ type: 'property.deleted' as const, id: unit })))
        await change.homesChanged(units)
        change.push('project-refresh', {})
        change.push('property-refresh', {})
      })
      return true
    },

    /** Removes the picture from both fields; false when neither has it. */
    async removeImage(actor: Actor, id: number, body: Static<typeof DeleteImageBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = found(await projectQueries(change.db).lock(id))
        const { imageId } = acceptedWith(body, ['imageId'])
        const columns = {
          ...(saved.media_id === imageId && { media_id: null }),
          ...(saved.default_media_id === imageId && { default_media_id: null }),
        }
        if (Object.keys(columns).length === 0) return false
        await write(change, saved, columns)
        return true
      })
    },

    /** Pushes a refresh to everyone; writes nothing (rule J8). */
    async refresh(actor: Actor): Promise<true> {
      await context.change(actor, (change) => Promise.resolve(change.push('project-refresh', {})))
      return true
    },
  }
}

async function acceptedProject(
  change: Change,
  body: Static<typeof ProjectBody>,
  otherErrors: ErrorsByField = {},
) {
  const { mediaId, defaultMediaId } = body.values
  const knowsMedia = await knownMedia(change.db, [mediaId, defaultMediaId])
  return accepted(body, { ...validateProject(body.values, { knowsMedia }), ...otherErrors })
}

async function write(change: Change, saved: ProjectRecord, columns: Updateable<ProjectTable>): Promise<void> {
  const before = await presented(change.db, saved)
  const after = await presented(change.db, await projectQueries(change.db).update(saved.id, columns))
  await note(change, 'project.update', before, after)
  // Their listings show its default picture and its place.
  await change.homesChanged(await projectQueries(change.db).unitIds(saved.id))
  change.push('project-refresh', {})
}

const plain = ({ id: _id, version: _version, media: _media, defaultMedia: _default, ...fields }: Project) =>
  fields

async function note(
  change: Change,
  action: AuditEntry['action'],
  before: Project | null,
  after: Project,
): Promise<void> {
  const changes = fieldChanges(before && plain(before), plain(after))
  await change.audit({ action, entity: 'project', entityId: after.id, changes })
}

async function presented(db: Change['db'] | Context['db'], record: ProjectRecord): Promise<Project> {
  return presentProject(record, await projectQueries(db).pictures([record]))
}
