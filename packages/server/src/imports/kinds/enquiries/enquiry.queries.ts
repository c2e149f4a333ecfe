import { IMPORT_KINDS } from '@latchkey/domain/imports/import.contract'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { HOLDING_STATUSES, LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { LeadTable } from '../../../db/tables/leads.ts'
import { isOnSameHome, twinsOfLead } from '../../../leads/record/duplicates.sql.ts'
import { systemKey } from '../system-key.ts'
import type { StoredLead } from './enquiry.columns.ts'

const KIND = IMPORT_KINDS.indexOf('enquiries') + 1

/** What a record of an old system is known by. */
export interface KnownKey {
  readonly recordId: number | null
  readonly written: Readonly<Record<string, string>>
  readonly importId: number
}

export interface KeyToWrite extends KnownKey {
  readonly hash: Buffer
}

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
  /** By the base64 of the hash. */
  async known(system: string, hashes: readonly Buffer[]): Promise<Map<string, KnownKey>> {
    const rows = await db
      .selectFrom('import_key')
      .select(['key_hash', 'record_id', 'written', 'import_id'])
      .where('kind', '=', KIND)
      .where('system', '=', systemKey(system))
      .where(sql<boolean>`key_hash = any(${hashes}::bytea[])`)
      .execute()
    return new Map(
      rows.map(({ key_hash: hash, record_id: recordId, written, import_id: importId }) => [
        hash.toString('base64'),
        { recordId, written, importId },
      ]),
    )
  },

  /** Those that earlier rows of the file have, or written ones; as base64. */
  async taken(importId: number, hashes: readonly Buffer[], beforeLine: number): Promise<Set<string>> {
    const rows = await db
      .selectFrom('import_row')
      .select('key_hash')
      .distinct()
      .where('import_id', '=', importId)
      .where(sql<boolean>`key_hash = any(${hashes}::bytea[])`)
      .where((row) => row.or([row('line', '<', beforeLine), row('written', '=', true)]))
      .where('reason', 'is', null)
      .execute()
    return new Set(rows.flatMap(({ key_hash: hash }) => hash?.toString('base64') ?? []))
  },

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

  /** Lines of rows that would be possible duplicates of leads (rule A4.1). */
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

  /** In one statement; the ids and versions are in the order of the leads. */
  async insert(leads: readonly Insertable<LeadTable>[]): Promise<{ id: number; version: number }[]> {
    const [first] = leads
    if (first === undefined) return []
    const columns = Object.keys(first)
    const { rows } = await sql<{ id: number; version: number }>`
      insert into lead (${names(columns)})
      select ${names(columns.map((column) => `fresh.${column}`))}
      from jsonb_populate_recordset(null::lead, ${JSON.stringify(leads)}::jsonb) with ordinality as fresh
      order by fresh.ordinality
      returning id, version`.execute(db)
    return rows.toSorted((one, other) => one.id - other.id)
  },

  /** One statement for all leads with the same columns; returns the versions by id. */
  async update(leads: readonly ({ id: number } & Record<string, unknown>)[]): Promise<Map<number, number>> {
    const versions = new Map<number, number>()
    for (const [columns, alike] of Map.groupBy(leads, ({ id: _id, ...set }) =>
      Object.keys(set).toSorted().join(),
    )) {
      const assignments = columns
        .split(',')
        .map((column) => sql`${sql.ref(column)} = ${sql.ref(`fresh.${column}`)}`)
      const { rows } = await sql<{ id: number; version: number }>`
        update lead set ${sql.join(assignments)}, version = lead.version + 1
        from jsonb_populate_recordset(null::lead, ${JSON.stringify(alike)}::jsonb) as fresh
        where lead.id = fresh.id returning lead.id, lead.version`.execute(db)
      for (const { id, version } of rows) versions.set(id, version)
    }
    return versions
  },

  /** In one statement. */
  async writeKeys(system: string, keys: readonly KeyToWrite[]): Promise<void> {
    if (keys.length === 0) return
    const sent = keys.map(({ hash, recordId, written, importId }) => ({
      key_hash: hash.toString('base64'),
      record_id: recordId,
      written,
      import_id: importId,
    }))
    await sql`
      insert into import_key (kind, system, key_hash, record_id, written, import_id)
      select ${KIND}::smallint, ${systemKey(system)}, decode(key_hash, 'base64'), record_id, written, import_id
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as fresh (key_hash text, record_id integer, written jsonb, import_id integer)
      on conflict (kind, system, key_hash) do update
        set record_id = excluded.record_id, written = excluded.written, import_id = excluded.import_id`.execute(
      db,
    )
  },

  /** Of a status that has reasons, without one (rule M1.20). */
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

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
