import { PERSON_FOUND_MAX } from '@latchkey/domain/privacy/person/person.limits'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LeadTable } from '../../db/tables/leads.ts'
import { receivedQueries } from '../../intake/received/received.queries.ts'

export interface MatchRecord extends Pick<
  Selectable<LeadTable>,
  'id' | 'first_name' | 'last_name' | 'status' | 'submitted_at' | 'deleted_at'
> {
  readonly by_email: boolean
  readonly by_phone: boolean
}

/** The rows that are held on a lead. */
export type PersonRecords = Awaited<ReturnType<ReturnType<typeof personQueries>['records']>>

export const personQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Leads with the same email or phone, deleted and merged-away ones too. A blank key finds nothing. */
  async matches({ email, phone }: { email: string; phone: string }): Promise<MatchRecord[]> {
    const byEmail = sql`(email_key = ${emailKeyOf(email)} and email_key <> '')`
    const byPhone = sql`(phone_key = ${phoneKeyOf(phone)} and phone_key <> ' ')`
    // Present and deleted leads are in different indexes.
    const ids = [byEmail, byPhone].flatMap((isMatch) => [
      sql`select id from lead where ${isMatch} and deleted_at is null`,
      sql`select id from lead where ${isMatch} and deleted_at is not null`,
    ])
    const { rows } = await sql<MatchRecord>`
      select id, first_name, last_name, status, submitted_at, deleted_at, ${byEmail} as by_email, ${byPhone} as by_phone
      from lead where id in (${sql.join(ids, sql` union `)})
      order by ${byEmail} and ${byPhone} desc, submitted_at desc, id desc limit ${PERSON_FOUND_MAX}`.execute(
      db,
    )
    return rows
  },

  /** Reads everything but tokens and the records of homes. */
  async records(leadIds: readonly number[]) {
    return {
      leads: await db
        .selectFrom('lead')
        .selectAll()
        .where('id', 'in', leadIds)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
      reasons: byLead(
        await db
          .selectFrom('lead_status_reason')
          .selectAll()
          .where('lead_id', 'in', leadIds)
          .orderBy('id', 'desc')
          .execute(),
      ),
      outcomes: byLead(
        await db
          .selectFrom('viewing_outcome')
          .selectAll()
          .where('lead_id', 'in', leadIds)
          .orderBy('id', 'desc')
          .execute(),
      ),
      deposits: byLead(
        await db
          .selectFrom('holding_deposit')
          .selectAll()
          .where('lead_id', 'in', leadIds)
          .orderBy('id', 'desc')
          .execute(),
      ),
      checks: byLead(
        await db
          .selectFrom('right_to_rent_check')
          .selectAll()
          .where('lead_id', 'in', leadIds)
          .orderBy('id')
          .execute(),
      ),
      history: byLead(
        await db
          .selectFrom('audit')
          .select(['at', 'action', 'user_id', 'address', 'changes', sql<number>`entity_id`.as('lead_id')])
          .where('entity', '=', 'lead')
          .where('entity_id', 'in', leadIds)
          .orderBy('id', 'desc')
          .execute(),
      ),
      received: byLead(await receivedQueries(db).ofLeads(leadIds)),
      mails: byLead(
        await db
          .selectFrom('mail_log')
          .selectAll()
          .where('lead_id', 'in', leadIds)
          .orderBy('queued_at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
      ),
      links: byLead(
        await db
          .selectFrom('lead_token')
          .select(['lead_id', 'purpose', 'created_at', 'expires_at', 'consumed_at', 'cancelled_at'])
          .where('lead_id', 'in', leadIds)
          .orderBy('id', 'desc')
          .execute(),
      ),
    }
  },
})

const byLead = <Row extends { lead_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, (row) => row.lead_id)

/** The same keys as in the computed columns. */
const emailKeyOf = (email: string) => sql`lower(${email}::text collate "und-x-icu")`

const phoneKeyOf = (phone: string) => sql`phone_key_of(${phone}::text)`
