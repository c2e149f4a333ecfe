import type { Property } from '@latchkey/domain/properties/property.contract'
import type { Selectable } from 'kysely'
import type { PropertyTable } from '../db/tables/stock.ts'
import { presentOrigin } from '../platform/values/origin.ts'
import { presentMedia, type MediaRecord } from '../media/media.present.ts'
import { propertyFields } from './properties.columns.ts'

export type PropertyRecord = Selectable<PropertyTable>

/** Pictures in order. */
export function presentProperty(record: PropertyRecord, images: readonly MediaRecord[]): Property {
  return {
    id: record.id,
    projectId: record.project_id,
    ...propertyFields(record),
    images: images.map(presentMedia),
    importedFrom: presentOrigin(record),
    version: record.version,
  }
}
