import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { HOLDING_STATUSES, LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { isOnSameHome, twinsOfLead } from '../../../leads/record/duplicates.sql.ts'
import type { StoredLead } from './enquiry.columns.ts'

/** A row to be compared with the leads. */
export interface Compared {
  readonly line: number
  readonly email: string
  readonly phone: string
  readonly property_id: number | null
  readonly property_name: string | null
  readonly property_postcode: string | null
}

export const enquiryQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Deleted ones too, locked in the order of their ids where the transaction will write. */
  async leads(
    ids: readonly number[],
    { isLocking }: { isLocking: boolean },
  ): Promise<Map<number, StoredLead>> {
    if (ids.length === 0) return new Map()
    const leads = await db
      .selectFrom('lead')
      .selectAll()
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .orderBy('id')
      .$if(isLocking, (query) => query.forUpdate())
      .execute()
    return new Map(leads.map((lead) => [lead.id, lead]))
  },

  /** In the order of their ids, until the transaction ends. */
  async lockHomes(ids: readonly number[]): Promise<void> {
    await sql`select id from property where id = any(${ids}::integer[]) order by id for update`.execute(db)
  },

  /** Leads that hold these homes. */
  holders: (homeIds: readonly number[]) =>
    db
      .selectFrom('lead')
      .select(['id', 'property_id', 'first_name', 'last_name'])
      .where(sql<boolean>`property_id = any(${homeIds}::integer[])`)
      .where('status', 'in', HOLDING_STATUSES)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** Lines of viewings during which the agent has another one. */
  async clashing(viewings: readonly { line: number; agentId: number; at: Date }[]): Promise<Set<number>> {
    if (viewings.length === 0) return new Set()
    const sent = viewings.map(({ line, agentId, at }) => ({ line, agent: agentId, at }))
    const { rows } = await sql<{ line: number }>`
      select line from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as viewing (line integer, agent integer, at timestamptz)
      where exists (select from lead where viewing_user_id = viewing.agent
        and status = ${sql.lit(LEAD_STATUS.ViewingScheduled)} and deleted_at is null
        and viewing_at > viewing.at - ${VIEWING_SECONDS} * interval '1 second'
        and viewing_at < viewing.at + ${VIEWING_SECONDS} * interval '1 second')`.execute(db)
    return new Set(rows.map(({ line }) => line))
  },

  /** Lines of rows that would be possible duplicates of leads. */
  async duplicates(rows: readonly Compared[]): Promise<Set<number>> {
    if (rows.length === 0) return new Set()
    const { rows: found } = await sql<{ line: number }>`
      select line from (
        select line, -1 as id, property_id, property_postcode, lower(email collate "und-x-icu") as email_key,
          phone_key_of(phone) as phone_key, coalesce(search_key_of(property_name), '') as property_name_key
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (line integer, email text, phone text,
          property_id integer, property_name text, property_postcode text)
      ) as lead
      where exists (select from ${twinsOfLead} as twin where ${isOnSameHome})`.execute(db)
    return new Set(found.map(({ line }) => line))
  },

  /** Records that leads entered a status that has reasons without one. */
  async enterWithoutReason(leads: readonly { id: number; status: number; at: Date }[]): Promise<void> {
    if (leads.length === 0) return
    await sql`
      insert into lead_status_reason (lead_id, status, user_id, at)
      select id, status, null, at from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb)
        as entered (id integer, status smallint, at timestamptz)`.execute(db)
  },

  names: (ids: readonly number[]) =>
    db
      .selectFrom('lead')
      .select(['id', 'first_name', 'last_name'])
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .execute(),
})
