import type { Property } from '@latchkey/domain/properties/property.contract'
import type { Context } from '../context/context.ts'
import { presentProperty, type PropertyRecord } from './properties.present.ts'
import { propertyQueries } from './properties.queries.ts'

/** Reads the pictures of all homes at once. */
export async function presentedAll(
  db: Context['db'],
  records: readonly PropertyRecord[],
): Promise<Property[]> {
  const images = await propertyQueries(db).images(records.map(({ id }) => id))
  return records.map((record) => presentProperty(record, images.get(record.id) ?? []))
}
