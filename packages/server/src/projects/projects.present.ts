import type { Project } from '@latchkey/domain/projects/project.contract'
import type { ProjectDraft } from '@latchkey/domain/projects/project.draft'
import type { Selectable } from 'kysely'
import type { ProjectTable } from '../db/tables/stock.ts'
import { presentMedia, type MediaRecord } from '../media/media.present.ts'
import { orNull } from '../platform/values/blank.ts'

export type ProjectRecord = Selectable<ProjectTable>

/** `pictures` by id; deleted ones are missing. */
export function presentProject(record: ProjectRecord, pictures: ReadonlyMap<number, MediaRecord>): Project {
  const picture = (id: number | null) => {
    const found = id === null ? undefined : pictures.get(id)
    return found === undefined ? null : presentMedia(found)
  }
  return {
    id: record.id,
    name: record.name,
    addressLine1: record.address_line1,
    postcode: record.postcode,
    city: record.city,
    latitude: record.latitude,
    longitude: record.longitude,
    country: record.country,
    propertyExplorerProjectUuid: record.property_explorer_project_uuid,
    mediaId: record.media_id,
    media: picture(record.media_id),
    defaultMediaId: record.default_media_id,
    defaultMedia: picture(record.default_media_id),
    version: record.version,
  }
}

/** Blank text is stored as null. */
export function projectColumns(draft: ProjectDraft) {
  return {
    name: draft.name,
    address_line1: orNull(draft.addressLine1),
    postcode: orNull(draft.postcode),
    city: orNull(draft.city),
    latitude: orNull(draft.latitude),
    longitude: orNull(draft.longitude),
    country: orNull(draft.country),
    property_explorer_project_uuid: orNull(draft.propertyExplorerProjectUuid),
    media_id: draft.mediaId,
    default_media_id: draft.defaultMediaId,
  }
}
