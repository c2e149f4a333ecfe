import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { HISTORY_LINES, VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { LEAD_STATUS, type LeadSection, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { AVAILABILITY, isTakenHome } from '@latchkey/domain/properties/property.enums'
import type { FeedbackInterest } from '@latchkey/domain/leads/outcome/outcome.enums'
import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LeadTable } from '../../db/tables/leads.ts'
import type { MediaRecord } from '../../media/media.present.ts'
import { nameOrUsername } from '../../platform/values/staff-name.ts'
import { programActor } from '../../db/program-actor.sql.ts'
import { keptLeadOf, withMerged } from '../../db/merged-leads.sql.ts'
import { sectionNumber } from './lead.columns.ts'
import { MERGE_CHANGES } from './lead.history.ts'
import { duplicateCount } from './duplicates.sql.ts'
import { handlerWithRights } from './handler.sql.ts'
import type { LeadRecord } from './lead.present.ts'
import { LEAD_RENT } from './rent.sql.ts'

/** Classes of the advisory locks of the diaries of agents and of homes. */
const DIARY_LOCK = 39
const HOME_DIARY_LOCK = 40

interface HistorySelection {
  readonly sections: readonly LeadSection[]
  /** Id of the entry whose older ones are read; null for the newest. */
  readonly before: number | null
}

const NOT_A_CHANGE: readonly AuditAction[] = ['lead.open', 'lead.assign', 'lead.answered']

const HANDLER = handlerWithRights.as('handler')

const recordOf = (db: Kysely<Db> | Transaction<Db>, id: number) =>
  db.selectFrom('lead').selectAll().select(HANDLER).where('id', '=', id)

/** An anonymised lead is not changed. */
const changeable = (db: Kysely<Db> | Transaction<Db>, id: number) =>
  recordOf(db, id).where('anonymised_at', 'is', null).forUpdate()

export const leadQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Finds a lead that is not deleted. */
  find: (id: number): Promise<LeadRecord | undefined> =>
    recordOf(db, id).where('deleted_at', 'is', null).executeTakeFirst(),

  /** Neither deleted nor anonymised, locked until the transaction ends, as are the following. */
  lock: (id: number): Promise<LeadRecord | undefined> =>
    changeable(db, id).where('deleted_at', 'is', null).executeTakeFirst(),

  /** A deleted lead that was not merged. */
  lockDeleted: (id: number): Promise<LeadRecord | undefined> =>
    changeable(db, id)
      .where('deleted_at', 'is not', null)
      .where('merged_into_id', 'is', null)
      .executeTakeFirst(),

  lockMerged: (id: number, keptId: number): Promise<LeadRecord | undefined> =>
    changeable(db, id).where('merged_into_id', '=', keptId).executeTakeFirst(),

  /** Possible duplicates, counted up to `DUPLICATES_MAX`. */
  duplicates: async (id: number): Promise<number> => {
    const row = await db
      .selectFrom('lead')
      .select(duplicateCount.as('duplicates'))
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.duplicates ?? 0
  },

  /** The lead that is kept, and the status of the merged one; undefined unless it was merged. */
  mergedInto: (id: number) =>
    db
      .selectFrom('lead')
      .select([sql<number>`${keptLeadOf('lead.id')}`.as('keptId'), 'status'])
      .where('id', '=', id)
      .where('merged_into_id', 'is not', null)
      .executeTakeFirst(),

  /** True where one of two leads is kept for the other, or was before the merge was undone. */
  async wasMerged(oneId: number, otherId: number): Promise<boolean> {
    const { rows } = await sql<{ was: boolean }>`select
      exists (select from lead where id = ${otherId} and ${keptLeadOf('lead.id')} = ${oneId})
      or exists (select from lead_merge where merged_id = ${oneId} and kept_id = ${otherId}) as was`.execute(
      db,
    )
    return rows[0]?.was ?? false
  },

  /** The one rent of the lead in pence; null where there is none. */
  async rent(leadId: number): Promise<number | null> {
    const lead = await db
      .selectFrom('lead')
      .leftJoin('property', 'property.id', 'lead.property_id')
      .select(LEAD_RENT.as('rent'))
      .where('lead.id', '=', leadId)
      .executeTakeFirstOrThrow()
    return lead.rent
  },

  /** Finds the pictures of the lead's home in their order. */
  images: (leadId: number): Promise<MediaRecord[]> =>
    db
      .selectFrom('lead_image')
      .innerJoin('media', 'media.id', 'lead_image.media_id')
      .select(['media.id', 'media.location', 'media.external_url', 'media.original_name'])
      .where('lead_image.lead_id', '=', leadId)
      .orderBy('lead_image.position')
      .execute(),

  /** Finds an agent, deleted or not. */
  agent: async (userId: number | null): Promise<Pick<Lead, 'viewingUsername' | 'viewingAgentName'>> => {
    const agent =
      userId === null
        ? undefined
        : await db
            .selectFrom('app_user')
            .select(['username', 'first_name', 'last_name'])
            .where('id', '=', userId)
            .executeTakeFirst()
    return {
      viewingUsername: agent?.username ?? null,
      viewingAgentName: agent === undefined ? null : nameOrUsername(agent),
    }
  },

  /** Undefined when the external id is known. */
  insert: (values: Insertable<LeadTable>): Promise<LeadRecord | undefined> =>
    db
      .insertInto('lead')
      .values(values)
      .onConflict((conflict) => conflict.column('external_id').doNothing())
      .returningAll()
      .returning(HANDLER)
      .executeTakeFirst(),

  /** Increases the version. */
  update: async (id: number, values: Updateable<LeadTable>): Promise<void> => {
    await writing(db, id, values).execute()
  },

  /** Returns the updated lead. */
  updated: (id: number, values: Updateable<LeadTable>): Promise<LeadRecord> =>
    writing(db, id, values).returningAll().returning(HANDLER).executeTakeFirstOrThrow(),

  /** The version stays: no field of the form changes. */
  async giveFeedback(
    id: number,
    { interested, words, at }: { interested: FeedbackInterest; words: string | null; at: Date },
  ): Promise<void> {
    await db
      .updateTable('lead')
      .set({ feedback_interested: interested, feedback_words: words, feedback_at: at })
      .where('id', '=', id)
      .execute()
  },

  /** Deleted leads included. */
  idOfExternal: async (externalId: string): Promise<number | undefined> => {
    const row = await db
      .selectFrom('lead')
      .select('id')
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return row?.id
  },

  /** From the audit trail; undefined when the author was not a user. */
  lastChangedBy: (leadId: number) =>
    db
      .selectFrom('audit')
      .leftJoin('app_user', 'app_user.id', 'audit.user_id')
      .leftJoin('api_key', 'api_key.id', 'audit.key_id')
      .leftJoin('lead_source', 'lead_source.id', 'audit.source_id')
      .select(['app_user.username', 'app_user.first_name', 'app_user.last_name', programActor.as('actor')])
      .where('audit.entity', '=', 'lead')
      .where('audit.entity_id', '=', leadId)
      // Mails, reads and assignments do not change a lead.
      .where('audit.action', 'not like', 'mail.%')
      .where('audit.action', 'not in', NOT_A_CHANGE)
      .orderBy('audit.id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Audit entries of a lead and of all leads merged into it, those of these sections, newest first. */
  history: (leadId: number, { sections, before }: HistorySelection) =>
    db
      .selectFrom('audit')
      .innerJoin('lead', 'lead.id', 'audit.entity_id')
      .leftJoin('app_user', 'app_user.id', 'audit.user_id')
      .leftJoin('api_key', 'api_key.id', 'audit.key_id')
      .leftJoin('lead_source', 'lead_source.id', 'audit.source_id')
      .select([
        'audit.id',
        programActor.as('actor'),
        'audit.at',
        'audit.action',
        'audit.changes',
        'app_user.id as userId',
        'app_user.username',
      ])
      .where('audit.entity', '=', 'lead')
      // An array: only lines of these leads are read, whatever the planner expects.
      .where(sql<boolean>`audit.entity_id = any(array(${withMerged(leadId)}))`)
      .where('lead.section', 'in', sections.map(sectionNumber))
      .$if(before !== null, (query) => query.where('audit.id', '<', before))
      // A merge is in the trail of both leads; only one entry is listed.
      .where(
        sql<boolean>`not (audit.entity_id <> ${leadId} and audit.changes @> ${JSON.stringify([{ field: MERGE_CHANGES.into }])}::jsonb)`,
      )
      // Reads are in the audit trail only.
      .where('audit.action', '<>', 'lead.open' satisfies AuditAction)
      .orderBy('audit.id', 'desc')
      .limit(HISTORY_LINES)
      .execute(),

  /** Merges into this lead that are not undone, each with the status of the merged lead. */
  undoableMerges: (leadId: number) =>
    db
      .selectFrom('lead_merge')
      .innerJoin('lead', 'lead.id', 'lead_merge.merged_id')
      .select(['lead_merge.id', 'lead.status'])
      .where('kept_id', '=', leadId)
      .where('undone_at', 'is', null)
      .where('lead.anonymised_at', 'is', null)
      .execute(),

  /** Serialises bookings of an agent until the transaction ends, so that check and write are one. */
  async lockDiary(agentId: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(${DIARY_LOCK}::integer, ${agentId}::integer)`.execute(db)
  },

  /** Serialises bookings of a home by tenants; after the agent's diary. */
  async lockHomeDiary(propertyId: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(${HOME_DIARY_LOCK}::integer, ${propertyId}::integer)`.execute(db)
  },

  /** The earliest confirmed viewing of the agent that overlaps this time. */
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

  async lockHome(propertyId: number): Promise<{ availability: number | null; isTaken: boolean }> {
    const home = await db
      .selectFrom('property')
      .select('availability')
      .where('id', '=', propertyId)
      .forUpdate()
      .executeTakeFirst()
    const availability = home?.availability ?? null
    return { availability, isTaken: isTakenHome(availability) }
  },

  async reserveHome(propertyId: number): Promise<void> {
    await db
      .updateTable('property')
      .set((row) => ({ availability: AVAILABILITY.Reserved, version: row('version', '+', 1) }))
      .where('id', '=', propertyId)
      .execute()
  },

  /** Another lead on the home that is in one of the statuses, one whose reservation is complete last. */
  holderOf: (propertyId: number, statuses: readonly LeadStatus[], exceptLeadId: number | null) =>
    db
      .selectFrom('lead')
      .select(['id', 'first_name', 'last_name', 'status'])
      .where('property_id', '=', propertyId)
      .where('deleted_at', 'is', null)
      .where('status', 'in', statuses)
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
