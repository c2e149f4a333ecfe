import type { Media } from '@latchkey/domain/media/media.contract'
import type { Selectable } from 'kysely'
import type { MediaTable } from '../db/tables/stock.ts'

export type MediaRecord = Pick<Selectable<MediaTable>, 'id' | 'location' | 'external_url' | 'original_name'>

export function presentMedia(record: MediaRecord): Media {
  return {
    id: record.id,
    location: record.location,
    externalUrl: record.external_url,
    originalName: record.original_name,
  }
}
