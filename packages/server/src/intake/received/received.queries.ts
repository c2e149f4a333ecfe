import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LeadReceivedTable, LeadSourceTable } from '../../db/tables/integrations.ts'
import { keptLeadOf } from '../../db/merged-leads.sql.ts'
import { outcomeNumber } from './outcome.numbers.ts'

export type SourceRecord = Selectable<LeadSourceTable>

export type ReceivedRecord = Selectable<LeadReceivedTable>

/** A source names what it sent by an id of its own, or only by its words. */
export interface Identity {
  readonly sourceId: number
  readonly externalId: string | null
  readonly bodyHash: Buffer
}

/** Class of the advisory locks of what a source sends. */
const IDENTITY_LOCK = 53

const TIMES_MAX = 32_767

const TO_COMPLETE = outcomeNumber('to-complete')

/** A lead that was merged is the kept one; null for one that was deleted. */
const leadStatus = sql<number | null>`(
  select kept.status from lead as kept where kept.id = ${keptLeadOf('lead_received.lead_id')} and kept.deleted_at is null
)`

export const receivedQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  sourceOfCode: (code: string): Promise<SourceRecord | undefined> =>
    db
      .selectFrom('lead_source')
      .selectAll()
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .executeTakeFirst(),

  sourceOfKey: (hash: Buffer): Promise<SourceRecord | undefined> =>
    db
      .selectFrom('lead_source')
      .selectAll()
      .where('key_hash', '=', hash)
      .where('ended_at', 'is', null)
      .executeTakeFirst(),

  /** Serialises two requests that send the same at once. */
  async lockIdentity({ sourceId, externalId, bodyHash }: Identity): Promise<void> {
    const name = externalId ?? bodyHash.toString('hex')
    await sql`select pg_advisory_xact_lock(${IDENTITY_LOCK}, hashtext(${`${sourceId} ${name}`}))`.execute(db)
  },

  /** The first of the same; bodies without an id only since then (rule I5.3). */
  known: ({ sourceId, externalId, bodyHash }: Identity, since: Date): Promise<ReceivedRecord | undefined> =>
    db
      .selectFrom('lead_received')
      .selectAll()
      .where('source_id', '=', sourceId)
      .$if(externalId !== null, (query) => query.where('external_id', '=', externalId))
      .$if(externalId === null, (query) =>
        query.where('external_id', 'is', null).where('body_hash', '=', bodyHash).where('at', '>', since),
      )
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

  async countAgain(id: number): Promise<void> {
    await db
      .updateTable('lead_received')
      .set({ times: sql<number>`least(times + 1, ${TIMES_MAX})` })
      .where('id', '=', id)
      .execute()
  },

  async insert(values: Insertable<LeadReceivedTable>): Promise<number> {
    const { id } = await db
      .insertInto('lead_received')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  find: (id: number) =>
    db
      .selectFrom('lead_received')
      .select(['id', 'source_id', 'at', 'outcome', 'lead_id', leadStatus.as('lead_status')])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** The oldest. */
  toComplete: (limit: number) =>
    db
      .selectFrom('lead_received')
      .innerJoin('lead_source', 'lead_source.id', 'lead_received.source_id')
      .select([
        'lead_received.id',
        'lead_received.at',
        'lead_received.body_sealed',
        'lead_received.problems',
        'lead_source.name as source',
      ])
      .where('lead_received.outcome', '=', TO_COMPLETE)
      .orderBy('lead_received.at')
      .orderBy('lead_received.id')
      .limit(limit)
      .execute(),

  /** Until the transaction ends, with the name of the source. */
  lock: (id: number) =>
    db
      .selectFrom('lead_received')
      .innerJoin('lead_source', 'lead_source.id', 'lead_received.source_id')
      .selectAll('lead_received')
      .select('lead_source.name as source')
      .where('lead_received.id', '=', id)
      .forUpdate('lead_received')
      .executeTakeFirst(),

  async update(id: number, values: Updateable<LeadReceivedTable>): Promise<void> {
    await db.updateTable('lead_received').set(values).where('id', '=', id).execute()
  },

  /** Newest first, of one source and with one outcome, or of all. */
  async page(
    { source, outcome }: { source: number | null; outcome: number | null },
    { page, limit }: { page: number; limit: number },
  ) {
    const matching = db
      .selectFrom('lead_received')
      .$if(source !== null, (query) => query.where('lead_received.source_id', '=', source))
      .$if(outcome !== null, (query) => query.where('lead_received.outcome', '=', outcome))
    const { total } = await matching
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await matching
      .innerJoin('lead_source', 'lead_source.id', 'lead_received.source_id')
      .leftJoin('app_user', 'app_user.id', 'lead_received.done_by')
      .leftJoin('lead', 'lead.id', 'lead_received.lead_id')
      .selectAll('lead_received')
      .select([
        'lead_source.name as source',
        'app_user.username',
        'app_user.first_name',
        'app_user.last_name',
        'lead.first_name as lead_first_name',
        'lead.last_name as lead_last_name',
        leadStatus.as('lead_status'),
      ])
      .orderBy('lead_received.at', 'desc')
      .orderBy('lead_received.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    return { total, rows }
  },

  /** Erases the bodies of what was completed or ignored before then. */
  async eraseBodies(doneBefore: Date): Promise<void> {
    await db
      .updateTable('lead_received')
      .set({ body_sealed: null })
      .where('body_sealed', 'is not', null)
      .where('done_at', '<', doneBefore)
      .execute()
  },

  /** Sent again, it is a new lead. */
  async anonymise(leadIds: readonly number[]): Promise<void> {
    await db
      .updateTable('lead_received')
      .set({ external_id: null, body_sealed: null, body_hash: Buffer.alloc(0) })
      .where('lead_id', 'in', leadIds)
      .execute()
  },

  /** Bodies of these leads that are not erased. */
  ofLeads: (leadIds: readonly number[]) =>
    db
      .selectFrom('lead_received')
      .innerJoin('lead_source', 'lead_source.id', 'lead_received.source_id')
      .select([
        'lead_received.at',
        'lead_received.external_id',
        'lead_received.body_sealed',
        'lead_source.name as source',
        sql<number>`lead_received.lead_id`.as('lead_id'),
      ])
      .where('lead_received.lead_id', 'in', leadIds)
      .orderBy('lead_received.id', 'desc')
      .execute(),
})
