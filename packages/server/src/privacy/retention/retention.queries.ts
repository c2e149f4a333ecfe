import { HOLDING_STATUSES, LEAD_STATUS, PLANNED_VIEWING_STATUSES } from '@latchkey/domain/leads/lead-status'
import { sql, type Kysely, type Transaction } from 'kysely'
import { withMerged } from '../../db/merged-leads.sql.ts'
import type { Db } from '../../db/schema.ts'
import type { Due } from '../../office/due.ts'

export interface DueRecord {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly status: number
  readonly touched_at: Date
  readonly deleted_at: Date | null
}

const statuses = (values: readonly number[]) => sql.join(values.map((value) => sql.lit(value)))

const HOLDS = sql<boolean>`status in (${statuses(HOLDING_STATUSES)})`

const isExpected = (now: Date) =>
  sql<boolean>`(viewing_at > ${now} and status in (${statuses(PLANNED_VIEWING_STATUSES)}))`

/** Not `exists`: few deposits are open, so that one hash of them serves all leads. */
const HAS_DEPOSIT = sql<boolean>`lead.id in (select lead_id from holding_deposit where outcome is null)`

/** True for a lead in progress, which cannot be anonymised. */
const isLive = (now: Date) =>
  sql<boolean>`(${HOLDS} or coalesce(${isExpected(now)}, false) or ${HAS_DEPOSIT})`

/** Begins with the condition of the index `lead_review`. */
const isDue = ({ before, beforeComplete, today, now }: Due) => sql`
  anonymised_at is null and status not in (${statuses(HOLDING_STATUSES)})
  and touched_at < greatest(${before}::timestamptz, ${beforeComplete}::timestamptz)
  and touched_at < case when status = ${sql.lit(LEAD_STATUS.ReservationComplete)} then ${beforeComplete}::timestamptz
    else ${before}::timestamptz end
  and coalesce(keep_until <= ${today}::date, true)
  and not coalesce(${isExpected(now)}, false)
  and not ${HAS_DEPOSIT}`

export const retentionQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Longest untouched first. */
  async page(due: Due, { page, limit }: { page: number; limit: number }) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from lead where ${isDue(due)}`.execute(db)
    const { rows: leads } = await sql<DueRecord>`
      select id, first_name, last_name, status, touched_at, deleted_at from lead where id in (
        select id from lead where ${isDue(due)} order by touched_at, id limit ${limit} offset ${(page - 1) * limit}
      ) order by touched_at, id`.execute(db)
    return { total: rows[0]?.total ?? 0, leads }
  },

  /** Locks the lead, and then all leads merged into it; the first is the lead. Empty for an unknown id. */
  async lockFamily(id: number, now: Date) {
    const family = (ids: ReturnType<typeof withMerged>) =>
      db
        .selectFrom('lead')
        .select([
          'id',
          'first_name',
          'last_name',
          'email',
          'phone',
          'anonymised_at',
          isLive(now).as('is_live'),
        ])
        .where(sql<boolean>`id in ${ids}`)
        .orderBy((row) => row('id', '=', id), 'desc')
        .orderBy('id')
        .forUpdate()
        .execute()
    // Apart: a merge that has just ended may have added leads.
    const [lead] = await family(sql`(${id})`)
    return lead === undefined ? [] : family(withMerged(id))
  },

  /** Ids of those that exist and are not anonymised, locked, with the day until which they are kept. */
  lockKept: (ids: readonly number[]) =>
    db
      .selectFrom('lead')
      .select(['id', sql<string | null>`keep_until::text`.as('keep_until')])
      .where('id', 'in', ids)
      .where('anonymised_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** The version stays: no field of the form changes. */
  async keep(ids: readonly number[], until: string): Promise<void> {
    await db.updateTable('lead').set({ keep_until: until }).where('id', 'in', ids).execute()
  },
})

export type FamilyRecord = Awaited<ReturnType<ReturnType<typeof retentionQueries>['lockFamily']>>[number]
