import { ADULTS, CHECKS_MAX } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { RightToRentCheckTable } from '../../db/tables/lettings.ts'

export type CheckRecord = Selectable<RightToRentCheckTable>

export const rightToRentQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const checks = (leadId: number) =>
    db
      .selectFrom('right_to_rent_check')
      .selectAll()
      .where('lead_id', '=', leadId)
      .where('deleted_at', 'is', null)

  return {
    /** Finds the checks that are not deleted, in the order in which they were recorded. */
    of: (leadId: number): Promise<CheckRecord[]> => checks(leadId).orderBy('id').limit(CHECKS_MAX).execute(),

    /** Locks a check that is not deleted. */
    lock: (id: number, leadId: number): Promise<CheckRecord | undefined> =>
      checks(leadId).where('id', '=', id).forUpdate().executeTakeFirst(),

    insert: (values: Insertable<RightToRentCheckTable>): Promise<CheckRecord> =>
      db.insertInto('right_to_rent_check').values(values).returningAll().executeTakeFirstOrThrow(),

    /** Increases the version. */
    update: (id: number, values: Updateable<RightToRentCheckTable>): Promise<CheckRecord> =>
      db
        .updateTable('right_to_rent_check')
        .set(values)
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    async setAdults(leadId: number, adults: number): Promise<void> {
      await db.updateTable('lead').set({ adults }).where('id', '=', leadId).execute()
    },

    async adults(leadId: number): Promise<number> {
      const lead = await db
        .selectFrom('lead')
        .select('adults')
        .where('id', '=', leadId)
        .executeTakeFirstOrThrow()
      return lead.adults ?? ADULTS.min
    },

    /** True for a letting, a linked home with a rent, of an office with strict records. */
    async isRequired(leadId: number): Promise<boolean> {
      const found = await db
        .selectFrom('lead')
        .innerJoin('property', 'property.id', 'lead.property_id')
        .innerJoin('office', (join) => join.onTrue())
        .select('lead.id')
        .where('lead.id', '=', leadId)
        .where('property.rental_price_pence', 'is not', null)
        .where('office.strict_records', '=', true)
        .executeTakeFirst()
      return found !== undefined
    },
  }
}
