import { HOLDING_STATUSES, LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { AVAILABILITY, TAKEN_AVAILABILITIES } from '@latchkey/domain/properties/property.enums'
import type { AuditAction } from '@latchkey/domain/audit/audit.actions'
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'
import type { MediaRecord } from '../media/media.present.ts'
import { keptLeadOf, withMerged } from '../db/merged-leads.sql.ts'
import { MERGE_CHANGES } from './leads.history.ts'
import { duplicateCount } from './leads.duplicates.sql.ts'
import { handlerWithRights } from './leads.handler.sql.ts'
import type { LeadRecord } from './leads.present.ts'

/** Number that keeps locks on agents' diaries apart from other advisory locks. */
const DIARY_LOCK = 39

const NOT_A_CHANGE: readonly AuditAction[] = ['lead.open', 'lead.assign', 'lead.answered']

const HANDLER = handlerWithRights.as('handler')

/** The records of leads and of what belongs to them; bound to a database, or to a transaction for all that locks or writes. */
export const leadQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** One lead that is not deleted. */
  find: (id: number): Promise<LeadRecord | undefined> =>
    db
      .selectFrom('lead')
      .selectAll()
      .select(HANDLER)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** The same, locked until the transaction ends. */
  lock: (id: number): Promise<LeadRecord | undefined> =>
    db
      .selectFrom('lead')
      .selectAll()
      .select(HANDLER)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** One lead that was deleted, not merged into another, locked until the transaction ends. */
  lockDeleted: (id: number): Promise<LeadRecord | undefined> =>
    db
      .selectFrom('lead')
      .selectAll()
      .select(HANDLER)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .where('merged_into_id', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** One lead that was merged into another, locked until the transaction ends. */
  lockMerged: (id: number, keptId: number): Promise<LeadRecord | undefined> =>
    db
      .selectFrom('lead')
      .selectAll()
      .select(HANDLER)
      .where('id', '=', id)
      .where('merged_into_id', '=', keptId)
      .forUpdate()
      .executeTakeFirst(),

  /** How many possible duplicates a lead has, up to 20. Source: decision A4. */
  duplicates: async (id: number): Promise<number> => {
    const row = await db
      .selectFrom('lead')
      .select(duplicateCount.as('duplicates'))
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.duplicates ?? 0
  },

  /** The lead that another was merged into, with the status that the other had; undefined for one that was not merged. */
  mergedInto: (id: number) =>
    db
      .selectFrom('lead')
      .select([sql<number>`${keptLeadOf('lead.id')}`.as('keptId'), 'status'])
      .where('id', '=', id)
      .where('merged_into_id', 'is not', null)
      .executeTakeFirst(),

  /** True where one of two leads is kept for the other, or was before that merge was undone. */
  async wasMerged(oneId: number, otherId: number): Promise<boolean> {
    const { rows } = await sql<{ was: boolean }>`select
      exists (select from lead where id = ${otherId} and ${keptLeadOf('lead.id')} = ${oneId})
      or exists (select from lead_merge where merged_id = ${oneId} and kept_id = ${otherId}) as was`.execute(
      db,
    )
    return rows[0]?.was ?? false
  },

  /** The pictures of a lead's copy of the home, in order. */
  images: (leadId: number): Promise<MediaRecord[]> =>
    db
      .selectFrom('lead_image')
      .innerJoin('media', 'media.id', 'lead_image.media_id')
      .select(['media.id', 'media.location', 'media.external_url', 'media.original_name'])
      .where('lead_image.lead_id', '=', leadId)
      .orderBy('lead_image.position')
      .execute(),

  /** The name of an agent, whatever became of them; null for none. */
  agentName: async (userId: number | null): Promise<string | null> => {
    if (userId === null) return null
    const agent = await db
      .selectFrom('app_user')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirst()
    return agent?.username ?? null
  },

  /** Adds a lead; undefined when its external id is known already. */
  insert: (values: Insertable<LeadTable>): Promise<LeadRecord | undefined> =>
    db
      .insertInto('lead')
      .values(values)
      .onConflict((conflict) => conflict.column('external_id').doNothing())
      .returningAll()
      .returning(HANDLER)
      .executeTakeFirst(),

  /** Writes a lead and raises its version. */
  update: async (id: number, values: Updateable<LeadTable>): Promise<void> => {
    await writing(db, id, values).execute()
  },

  /** The same, and answers the lead as it is then. */
  updated: (id: number, values: Updateable<LeadTable>): Promise<LeadRecord> =>
    writing(db, id, values).returningAll().returning(HANDLER).executeTakeFirstOrThrow(),

  /** The lead that an external id was given to, deleted or not. */
  idOfExternal: async (externalId: string): Promise<number | undefined> => {
    const row = await db
      .selectFrom('lead')
      .select('id')
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return row?.id
  },

  /** Who changed a lead last, from the audit trail; undefined when that was nobody signed in. */
  lastChangedBy: (leadId: number) =>
    db
      .selectFrom('audit')
      .leftJoin('app_user', 'app_user.id', 'audit.user_id')
      .select(['app_user.username', 'app_user.first_name', 'app_user.last_name'])
      .where('audit.entity', '=', 'lead')
      .where('audit.entity_id', '=', leadId)
      // A mail about a lead does not change it, nor does reading it or giving it to somebody.
      .where('audit.action', 'not like', 'mail.%')
      .where('audit.action', 'not in', NOT_A_CHANGE)
      .orderBy('audit.id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** A lead's lines of the audit trail and those of all that were merged into it, newest first, each with the status of its lead. */
  history: (leadId: number) =>
    db
      .selectFrom('audit')
      .innerJoin('lead', 'lead.id', 'audit.entity_id')
      .leftJoin('app_user', 'app_user.id', 'audit.user_id')
      .select([
        'audit.at',
        'audit.action',
        'audit.changes',
        'app_user.id as userId',
        'app_user.username',
        'lead.id as leadId',
        'lead.status',
      ])
      .where('audit.entity', '=', 'lead')
      .where(sql<boolean>`audit.entity_id in ${withMerged(leadId)}`)
      // A merge is in the trail of both leads, and here once.
      .where(
        sql<boolean>`not (audit.entity_id <> ${leadId} and audit.changes @> ${JSON.stringify([{ field: MERGE_CHANGES.into }])}::jsonb)`,
      )
      // Who read it is for the trail alone.
      .where('audit.action', '<>', 'lead.open' satisfies AuditAction)
      .orderBy('audit.id', 'desc')
      .execute(),

  /** The merges that this lead was kept in and that nobody has undone, each with the status of the other lead. */
  undoableMerges: (leadId: number) =>
    db
      .selectFrom('lead_merge')
      .innerJoin('lead', 'lead.id', 'lead_merge.merged_id')
      .select(['lead_merge.id', 'lead.status'])
      .where('kept_id', '=', leadId)
      .where('undone_at', 'is', null)
      .execute(),

  /** Makes others who book this agent wait until the transaction ends, so that looking and taking are one. Source: decision L39. */
  async lockDiary(agentId: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(${DIARY_LOCK}::integer, ${agentId}::integer)`.execute(db)
  },

  /** A confirmed viewing of the agent that overlaps one at this time; the earliest. Source: decision L39. */
  overlappingViewing: (agentId: number, at: Date, exceptLeadId: number | null) =>
    db
      .selectFrom('lead')
      .select(['id', 'first_name', 'last_name', 'viewing_at'])
      .where('viewing_user_id', '=', agentId)
      .where('viewing_at', '>', new Date(at.getTime() - VIEWING_SECONDS * 1000))
      .where('viewing_at', '<', new Date(at.getTime() + VIEWING_SECONDS * 1000))
      .where('status', '=', sql.lit(LEAD_STATUS.ViewingScheduled))
      .where('deleted_at', 'is', null)
      .$if(exceptLeadId !== null, (query) => query.where('id', '!=', exceptLeadId ?? 0))
      .orderBy('viewing_at')
      .limit(1)
      .executeTakeFirst(),

  /** How a home in stock can be had, and whether that is reserved, sold or rented; it stays so until the transaction ends. Source: decision L40. */
  async lockHome(propertyId: number): Promise<{ availability: number | null; isTaken: boolean }> {
    const home = await db
      .selectFrom('property')
      .select('availability')
      .where('id', '=', propertyId)
      .forUpdate()
      .executeTakeFirst()
    const taken: readonly (number | null)[] = TAKEN_AVAILABILITIES
    const availability = home?.availability ?? null
    return { availability, isTaken: taken.includes(availability) }
  },

  /** Marks a home in stock as reserved. Source: decision L13. */
  async reserveHome(propertyId: number): Promise<void> {
    await db
      .updateTable('property')
      .set((row) => ({ availability: AVAILABILITY.Reserved, version: row('version', '+', 1) }))
      .where('id', '=', propertyId)
      .execute()
  },

  /** Another lead that holds the home, or, for a home that is taken, the one whose reservation is complete. Source: decision L40. */
  holderOf: (propertyId: number, isTaken: boolean, exceptLeadId: number | null) =>
    db
      .selectFrom('lead')
      .select(['id', 'first_name', 'last_name', 'status'])
      .where('property_id', '=', propertyId)
      .where('deleted_at', 'is', null)
      .where(
        'status',
        'in',
        isTaken ? [...HOLDING_STATUSES, LEAD_STATUS.ReservationComplete] : HOLDING_STATUSES,
      )
      .$if(exceptLeadId !== null, (query) => query.where('id', '!=', exceptLeadId ?? 0))
      .orderBy((row) => row.eb('status', '=', LEAD_STATUS.ReservationComplete))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
})

function writing(db: Kysely<Db> | Transaction<Db>, id: number, values: Updateable<LeadTable>) {
  return db
    .updateTable('lead')
    .set(values)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
}
