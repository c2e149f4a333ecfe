import { LEAD_HOME_FACTS, LEAD_HOME_NAMES } from '@latchkey/domain/leads/lead.fields'
import { isTakenHome } from '@latchkey/domain/properties/property.enums'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { PropertyTable } from '../../db/tables/stock.ts'
import { PROPERTY_COLUMNS } from '../../properties/properties.columns.ts'

const COLUMNS = [...LEAD_HOME_NAMES, ...LEAD_HOME_FACTS].map((name) => PROPERTY_COLUMNS[name])

export type StockHome = Pick<Selectable<PropertyTable>, 'id' | (typeof COLUMNS)[number]>

/** Ids of a home in other systems. */
export interface HomeIds {
  readonly explorer: string | null
  readonly crm: string | null
}

export const homeQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  find: (id: number): Promise<StockHome | undefined> =>
    db
      .selectFrom('property')
      .select(['id', ...COLUMNS])
      .where('deleted_at', 'is', null)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Finds homes that are not deleted, with their rents. */
  findAll: (ids: readonly number[]): Promise<(StockHome & { rental_price_pence: number | null })[]> =>
    db
      .selectFrom('property')
      .select(['id', 'rental_price_pence', ...COLUMNS])
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .execute(),

  /** Finds a home by the explorer's id, else by the CRM's. */
  async match(ids: HomeIds): Promise<StockHome | undefined> {
    if (ids.explorer === null && ids.crm === null) return undefined
    return db
      .selectFrom('property')
      .select(['id', ...COLUMNS])
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

  /** The home that a lead is linked to, not locked; undefined if none. */
  async ofLead(leadId: number): Promise<{ id: number; isTaken: boolean } | undefined> {
    const home = await db
      .selectFrom('lead')
      .innerJoin('property', 'property.id', 'lead.property_id')
      .select(['property.id', 'property.availability'])
      .where('lead.id', '=', leadId)
      .executeTakeFirst()
    return home && { id: home.id, isTaken: isTakenHome(home.availability) }
  },

  /**
   * Copies the pictures of homes to new leads, in order; a unit without any has its project's default picture (rule
   * J6).
   */
  async copyImages(leadIds: readonly number[]): Promise<void> {
    await sql`
      insert into lead_image (lead_id, media_id, position)
      select lead.id, image.media_id, image.position
        from lead join property_image image on image.property_id = lead.property_id
        where lead.id = any(${leadIds})
      union all
      select lead.id, project.default_media_id, 0
        from lead
        join property on property.id = lead.property_id
        join project on project.id = property.project_id
        where lead.id = any(${leadIds}) and project.default_media_id is not null
          and not exists (select from property_image where property_id = property.id)`.execute(db)
  },
})
