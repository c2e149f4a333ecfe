import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import {
  DUPLICATES_MAX,
  isDismissed,
  isOnSameHome,
  isPartlyCompared,
  twinsOfLead,
} from '../leads/record/duplicates.sql.ts'
import { handlerOf } from '../leads/record/handler.sql.ts'
import { LEAD_ROW_COLUMNS, type LeadRowRecord } from '../leads/record/lead.present.ts'

export type DuplicateKind = 'possible' | 'samePerson' | 'dismissed'

export interface DuplicateRecord extends LeadRowRecord {
  readonly kind: DuplicateKind
  readonly by_phone: boolean
  readonly by_email: boolean
  /** True where more leads have the phone, or the email, than are compared; the same in each record. */
  readonly is_phone_partly: boolean
  readonly is_email_partly: boolean
}

export const duplicateQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Other leads of the person, newest first; of each kind one more than is shown. */
  async of(leadId: number): Promise<DuplicateRecord[]> {
    const columns = LEAD_ROW_COLUMNS.map((column) => sql.ref(`lead.${column}`))
    const { rows } = await sql<DuplicateRecord>`
      with twin as (
        select twin.id, bool_or(twin.by_phone) as by_phone, bool_or(not twin.by_phone) as by_email,
          case when ${isDismissed} then 'dismissed' when bool_or(${isOnSameHome}) then 'possible' else 'samePerson' end as kind
        from lead, lateral ${twinsOfLead} as twin
        where lead.id = ${leadId}
        group by twin.id, lead.id
      ), placed as (
        select twin.*, row_number() over (partition by kind order by lead.submitted_at desc, lead.id desc) as place
        from twin join lead using (id)
      ), mine as materialized (
        select ${isPartlyCompared('phone_key')} as is_phone_partly, ${isPartlyCompared('email_key')} as is_email_partly
        from lead where id = ${leadId}
      )
      select ${sql.join(columns)}, ${handlerOf} as handler, placed.kind, placed.by_phone, placed.by_email, mine.*
      from placed join lead on lead.id = placed.id cross join mine
      where place <= ${DUPLICATES_MAX + 1}
      order by place`.execute(db)
    return rows
  },

  /** The same phone or the same email. */
  async areOnePerson(oneId: number, otherId: number): Promise<boolean> {
    const { rows } = await sql<{ areOne: boolean }>`
      select lead.phone_key = twin.phone_key or lead.email_key = twin.email_key as "areOne"
      from lead, lead as twin where lead.id = ${oneId} and twin.id = ${otherId}`.execute(db)
    return rows[0]?.areOne ?? false
  },

  /** A lead that may be deleted or anonymised. */
  absent: (id: number) =>
    db.selectFrom('lead').select('anonymised_at').where('id', '=', id).executeTakeFirst(),

  /** False when the pair is already dismissed. */
  async dismiss(
    pair: readonly [number, number],
    values: { reason: number; words: string | null; userId: number; at: Date },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('lead_not_duplicate')
      .values({
        ...keyOf(pair),
        reason: values.reason,
        words: values.words,
        user_id: values.userId,
        at: values.at,
      })
      .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** False when the pair was not dismissed. */
  async undismiss(pair: readonly [number, number]): Promise<boolean> {
    const { low_id: low, high_id: high } = keyOf(pair)
    const { numDeletedRows } = await db
      .deleteFrom('lead_not_duplicate')
      .where('low_id', '=', low)
      .where('high_id', '=', high)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})

const keyOf = (pair: readonly [number, number]) => ({
  low_id: Math.min(...pair),
  high_id: Math.max(...pair),
})
