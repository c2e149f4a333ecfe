import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { CARDS_PER_PAGE, type Page } from '@latchkey/domain/platform/lists/page'
import type { DeleteImageBody } from '@latchkey/domain/media/media.contract'
import type { PropertyBody, UnitBody } from '@latchkey/domain/properties/property.body'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import { validateProperty } from '@latchkey/domain/properties/property.suite'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import { createOnce } from '../context/create-once.ts'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { knownMedia } from '../media/media.choices.ts'
import { accepted, acceptedWith } from '../platform/http/accepted.ts'
import { isKey, type Actor, type Caller } from '../platform/http/actor.ts'
import { conflict, found } from '../platform/http/error.ts'
import { fieldChanges } from '../audit/field-changes.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { missingVersion } from '../integrations/keys/key.saves.ts'
import { projectQueries } from '../projects/projects.queries.ts'
import { withoutAccessNotes } from './access-notes.ts'
import { propertyColumns } from './properties.columns.ts'
import { presentProperty, type PropertyRecord } from './properties.present.ts'
import { presentedAll } from './properties.pictures.ts'
import { propertyQueries } from './properties.queries.ts'

export type PropertiesService = ReturnType<typeof propertiesService>

async function add(change: Change, projectId: number | null, draft: PropertyDraft): Promise<Property> {
  const queries = propertyQueries(change.db)
  const record = await queries.insert({ ...propertyColumns(draft), project_id: projectId })
  await queries.setImages(record.id, idsOf(draft))
  const home = await presented(change.db, record)
  await note(change, 'property.create', null, home)
  change.push('property-refresh', {})
  return home
}

export function propertiesService(context: Context) {
  return {
    /** Homes without a project, newest first. */
    async page(params: { page: number; limit: number }): Promise<Page<Property>> {
      const bounds = boundedPage(params, { defaultLimit: CARDS_PER_PAGE })
      const queries = propertyQueries(context.db)
      const [total, records] = await Promise.all([queries.countStandalone(), queries.standalonePage(bounds)])
      return pageOf(await presentedAll(context.db, records), total, bounds)
    },

    async get(id: number): Promise<Property> {
      return presented(context.db, found(await propertyQueries(context.db).find(id)))
    },

    /** Creates a home without a project. */
    async create(actor: Caller, body: Static<typeof PropertyBody>, key?: string): Promise<Property> {
      return createOnce(context, actor, {
        entity: 'property',
        key,
        get: (id) => this.get(id),
        create: async (change) => add(change, null, await acceptedHome(change, readable(actor, body))),
      })
    },

    /** Creates a unit of a project. */
    async createUnit(actor: Caller, body: Static<typeof UnitBody>, key?: string): Promise<Property> {
      return createOnce(context, actor, {
        entity: 'property',
        key,
        get: (id) => this.get(id),
        async create(change) {
          const { projectId, ...draft } = readable(actor, body).values
          const wrong = await projectErrors(change, projectId)
          accepted(body, { ...wrong, ...(await homeErrors(change, draft)) })
          return add(change, projectId, draft)
        },
      })
    },

    /** The project stays. */
    async save(actor: Caller, id: number, body: Static<typeof PropertyBody>): Promise<true> {
      await context.change(actor, async (change) => {
        const queries = propertyQueries(change.db)
        const saved = found(await queries.lock(id))
        const sent = readable(actor, body, saved)
        const draft = await acceptedHome(change, sent, missingVersion(actor, body.values.version))
        if (draft.version !== null && draft.version !== saved.version) throw conflict()
        const before = await presented(change.db, saved)
        const record = await queries.update(id, propertyColumns(draft))
        await queries.setImages(id, idsOf(draft))
        await note(change, 'property.update', before, await presented(change.db, record))
        await change.homesChanged([id])
        change.push('property-refresh', {})
      })
      return true
    },

    /** Leads keep their copies. */
    async remove(actor: Actor, id: number): Promise<true> {
      await context.change(actor, async (change) => {
        const queries = propertyQueries(change.db)
        found(await queries.lock(id))
        await queries.update(id, { deleted_at: new Date(context.now()) })
        await queries.unlinkLeads(id)
        await change.audit({ action: 'property.delete', entity: 'property', entityId: id })
        await change.homesChanged([id])
        change.push('property-refresh', {})
      })
      return true
    },

    /** False when the home does not have the picture. */
    async removeImage(actor: Actor, id: number, body: Static<typeof DeleteImageBody>): Promise<boolean> {
      return context.change(actor, async (change) => {
        const queries = propertyQueries(change.db)
        const saved = found(await queries.lock(id))
        const { imageId } = acceptedWith(body, ['imageId'])
        const before = await presented(change.db, saved)
        const kept = before.images.filter((image) => image.id !== imageId)
        if (kept.length === before.images.length) return false
        await queries.setImages(id, idsOf({ images: kept }))
        const record = await queries.update(id)
        await note(change, 'property.update', before, await presented(change.db, record))
        await change.homesChanged([id])
        change.push('property-refresh', {})
        return true
      })
    },
  }
}

async function homeErrors(change: Change, draft: PropertyDraft): Promise<ErrorsByField> {
  return validateProperty(draft, { knowsMedia: await knownMedia(change.db, idsOf(draft)) })
}

async function acceptedHome(
  change: Change,
  body: Static<typeof PropertyBody>,
  otherErrors: ErrorsByField = {},
) {
  return accepted(body, { ...(await homeErrors(change, body.values)), ...otherErrors })
}

/** A program does not change a field that it cannot read. */
function readable<Body extends { values: { accessNotes: string } }>(
  actor: Caller,
  body: Body,
  saved: Pick<PropertyRecord, 'access_notes'> = { access_notes: null },
): Body {
  if (!isKey(actor)) return body
  return { ...body, values: { ...body.values, accessNotes: saved.access_notes ?? '' } }
}

/** Locks the project of a new unit, so that it is not deleted meanwhile. */
async function projectErrors(change: Change, projectId: number | null): Promise<ErrorsByField> {
  if (projectId === null) return { projectId: ['required'] }
  const project = isId(projectId) && (await projectQueries(change.db).lock(projectId))
  return project ? {} : { projectId: ['enumerable'] }
}

/** A repeated picture keeps its first place. */
function idsOf({ images }: Pick<PropertyDraft, 'images'>): number[] {
  return [...new Set(images.map(({ id }) => id))]
}

const plain = ({ id: _id, version: _version, importedFrom: _importedFrom, images, ...fields }: Property) => ({
  ...fields,
  images: images.map(({ id }) => id),
})

async function note(
  change: Change,
  action: AuditEntry['action'],
  before: Property | null,
  after: Property,
): Promise<void> {
  const changes = fieldChanges(before && plain(before), plain(after)).map(withoutAccessNotes)
  await change.audit({ action, entity: 'property', entityId: after.id, changes })
}

async function presented(db: Context['db'], record: PropertyRecord): Promise<Property> {
  const images = await propertyQueries(db).images([record.id])
  return presentProperty(record, images.get(record.id) ?? [])
}
