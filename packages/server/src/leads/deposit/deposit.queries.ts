import { DEPOSITS_LISTED_MAX } from '@latchkey/domain/leads/deposit/deposit.contract'
import type { DepositOutcome } from '@latchkey/domain/leads/deposit/deposit.enums'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { HoldingDepositTable } from '../../db/tables/lettings.ts'

export type DepositRecord = Selectable<HoldingDepositTable>

export const depositQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Newest first, `DEPOSITS_LISTED_MAX` at most. */
  of: (leadId: number): Promise<DepositRecord[]> =>
    db
      .selectFrom('holding_deposit')
      .selectAll()
      .where('lead_id', '=', leadId)
      .orderBy('id', 'desc')
      .limit(DEPOSITS_LISTED_MAX)
      .execute(),

  lock: (id: number, leadId: number): Promise<DepositRecord | undefined> =>
    db
      .selectFrom('holding_deposit')
      .selectAll()
      .where('id', '=', id)
      .where('lead_id', '=', leadId)
      .forUpdate()
      .executeTakeFirst(),

  /** The lead with an open deposit: this one, else another on the home. */
  holder: (leadId: number, propertyId: number | null) =>
    db
      .selectFrom('holding_deposit')
      .innerJoin('lead', 'lead.id', 'holding_deposit.lead_id')
      .select(['lead.id', 'lead.first_name', 'lead.last_name', 'lead.status'])
      .where('holding_deposit.outcome', 'is', null)
      .where((row) =>
        row.or([
          row('holding_deposit.lead_id', '=', leadId),
          ...(propertyId === null ? [] : [row('holding_deposit.property_id', '=', propertyId)]),
        ]),
      )
      .orderBy((row) => row('lead.id', '=', leadId), 'desc')
      .limit(1)
      .executeTakeFirst(),

  insert: (values: Insertable<HoldingDepositTable>): Promise<DepositRecord> =>
    db.insertInto('holding_deposit').values(values).returningAll().executeTakeFirstOrThrow(),

  async close(
    id: number,
    { outcome, on, reason }: { outcome: DepositOutcome; on: string; reason: string | null },
  ): Promise<void> {
    await db
      .updateTable('holding_deposit')
      .set((row) => ({ outcome, outcome_on: on, reason, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },
})
