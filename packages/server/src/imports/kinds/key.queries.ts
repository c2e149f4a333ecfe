import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { keyNumber, type KeyKind } from '../import.numbers.ts'
import { systemKey } from './system-key.ts'

/** The key of a record of an old system that was imported before. */
export interface KnownKey {
  /** Null once the record was anonymised. */
  readonly recordId: number | null
  readonly written: Readonly<Record<string, string>>
  readonly importId: number
}

export interface KeyToWrite extends KnownKey {
  readonly hash: Buffer
}

/** A key before the import wrote it; null for one that the import made. */
export interface KeyToReset {
  readonly id: number
  readonly written: KnownKey['written']
  readonly importId: number | null
}

/** Keys of the records of a kind, by the base64 of their hash. */
export const keyQueries = (db: Kysely<Db> | Transaction<Db>, kind: KeyKind) => {
  const number = keyNumber(kind)

  return {
    async known(system: string, hashes: readonly Buffer[]): Promise<Map<string, KnownKey>> {
      const rows = await db
        .selectFrom('import_key')
        .select(['key_hash', 'record_id', 'written', 'import_id'])
        .where('kind', '=', number)
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

    /** Returns those of these records that have a key in the system. */
    async recordsWithKey(system: string, ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set()
      const rows = await db
        .selectFrom('import_key')
        .select('record_id')
        .where('kind', '=', number)
        .where('system', '=', systemKey(system))
        .where(sql<boolean>`record_id = any(${ids}::integer[])`)
        .execute()
      return new Set(rows.flatMap(({ record_id: id }) => id ?? []))
    },

    /** Finds keys of earlier rows of the file, and of written ones. */
    async usedKeys(importId: number, hashes: readonly Buffer[], beforeLine: number): Promise<Set<string>> {
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

    /** In one statement. */
    async write(system: string, keys: readonly KeyToWrite[]): Promise<void> {
      if (keys.length === 0) return
      const sent = keys.map(({ hash, recordId, written, importId }) => ({
        key_hash: hash.toString('base64'),
        record_id: recordId,
        written,
        import_id: importId,
      }))
      await sql`
        insert into import_key (kind, system, key_hash, record_id, written, import_id)
        select ${number}::smallint, ${systemKey(system)}, decode(key_hash, 'base64'), record_id, written, import_id
        from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
          as fresh (key_hash text, record_id integer, written jsonb, import_id integer)
        on conflict (kind, system, key_hash) do update
          set record_id = excluded.record_id, written = excluded.written, import_id = excluded.import_id`.execute(
        db,
      )
    },

    async erase(recordIds: readonly number[]): Promise<void> {
      if (recordIds.length === 0) return
      await sql`delete from import_key
        where kind = ${number} and record_id = any(${recordIds}::integer[])`.execute(db)
    },

    /** The keys of updated records, as the earlier import had written them. */
    async reset(importId: number, records: readonly KeyToReset[]): Promise<void> {
      if (records.length === 0) return
      const former = records.filter((record) => record.importId !== null)
      await sql`
        update import_key set written = former.written, import_id = former."importId"
        from jsonb_to_recordset(${JSON.stringify(former)}::jsonb)
          as former (id integer, written jsonb, "importId" integer)
        where kind = ${number} and record_id = former.id and import_id = ${importId}`.execute(db)
      const made = records.filter((record) => record.importId === null).map(({ id }) => id)
      await sql`delete from import_key
        where kind = ${number} and record_id = any(${made}::integer[]) and import_id = ${importId}`.execute(
        db,
      )
    },
  }
}
