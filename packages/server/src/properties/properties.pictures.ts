import type { Property } from '@latchkey/domain/properties/property.contract'
import type { Context } from '../context/context.ts'
import { presentProperty, type PropertyRecord } from './properties.present.ts'
import { propertyQueries } from './properties.queries.ts'

/** Homes as they travel, with the pictures of all of them read at once. */
export async function presentedAll(
  db: Context['db'],
  records: readonly PropertyRecord[],
): Promise<Property[]> {
  const images = await propertyQueries(db).images(records.map(({ id }) => id))
  return records.map((record) => presentProperty(record, images.get(record.id) ?? []))
}
