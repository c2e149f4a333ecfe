import { sql, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { PropertyTable } from '../db/tables/stock.ts'

/** The columns of a home in stock that a lead's copy is made from. */
export type StockHome = Pick<
  Selectable<PropertyTable>,
  | 'id'
  | 'name'
  | 'address_line1'
  | 'address_line2'
  | 'city'
  | 'county'
  | 'postcode'
  | 'property_explorer_unit_uuid'
  | 'crm_property_uuid'
  | 'home_views_link'
  | 'unit_type'
  | 'bedrooms'
  | 'bathrooms'
>

/** The numbers under which other systems know a home. */
export interface HomeIds {
  readonly explorer: string | null
  readonly crm: string | null
}

/** Homes in stock, as leads see them. */
export const stockQueries = (db: Transaction<Db>) => ({
  /** The home with this number of the property explorer, else the one with this number of the CRM. Source: decision L12. */
  async match(ids: HomeIds): Promise<StockHome | undefined> {
    if (ids.explorer === null && ids.crm === null) return undefined
    return db
      .selectFrom('property')
      .select([
        'id',
        'name',
        'address_line1',
        'address_line2',
        'city',
        'county',
        'postcode',
        'property_explorer_unit_uuid',
        'crm_property_uuid',
        'home_views_link',
        'unit_type',
        'bedrooms',
        'bathrooms',
      ])
      .where('deleted_at', 'is', null)
      .where((row) =>
        row.or([
          row('property_explorer_unit_uuid', '=', ids.explorer),
          row('crm_property_uuid', '=', ids.crm),
        ]),
      )
      .orderBy(sql`property_explorer_unit_uuid is not distinct from ${ids.explorer} desc`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  },

  /** Gives a new lead the pictures of a home, in their order. */
  async copyImages(propertyId: number, leadId: number): Promise<void> {
    await db
      .insertInto('lead_image')
      .columns(['lead_id', 'media_id', 'position'])
      .expression((from) =>
        from
          .selectFrom('property_image')
          .select((row) => [row.val(leadId).as('lead_id'), 'media_id', 'position'])
          .where('property_id', '=', propertyId),
      )
      .execute()
  },
})
