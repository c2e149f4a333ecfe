import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import type { StayReason } from '@latchkey/domain/imports/import.enums'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { PropertyRecord } from '../../../properties/properties.present.ts'
import type { RowToUndo } from '../import-kind.ts'

/** These leave a home as it was imported; an update by another import that is not undone has another version. */
const NOT_A_CHANGE: readonly AuditAction[] = ['property.import', 'property.import-update']

export const stockQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Homes and units, with what they are known by here. */
  all: () =>
    db
      .selectFrom('property')
      .leftJoin('project', 'project.id', 'property.project_id')
      .select(['property.id', 'property.name', 'property.postcode', 'crm_property_uuid'])
      .select('project.name as project')
      .where('property.deleted_at', 'is', null)
      .execute(),

  /** Deleted ones too, locked in the order of their ids where the transaction will write. */
  async stored(
    ids: readonly number[],
    { isLocking }: { isLocking: boolean },
  ): Promise<Map<number, PropertyRecord>> {
    if (ids.length === 0) return new Map()
    const homes = await db
      .selectFrom('property')
      .selectAll()
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .orderBy('id')
      .$if(isLocking, (query) => query.forUpdate())
      .execute()
    return new Map(homes.map((home) => [home.id, home]))
  },

  /** Created homes that are not as the import left them, or that something refers to; by id. */
  async staying(rows: readonly RowToUndo[]): Promise<Map<number, StayReason>> {
    if (rows.length === 0) return new Map()
    const made = rows.map(({ recordId, recordVersion }) => ({ id: recordId, version: recordVersion }))
    const { rows: found } = await sql<{ id: number; reason: StayReason | null }>`
      select property.id, case
        when exists (select from lead where property_id = property.id)
          or exists (select from holding_deposit where property_id = property.id) then 'used'
        when property.version <> made.version or deleted_at is not null
          or exists (select from property_image where property_id = property.id)
          or exists (select from audit where entity = 'property' and entity_id = property.id
            and not action = any(${NOT_A_CHANGE}::text[])) then 'changed'
      end as reason
      from property
      join jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id integer, version integer) using (id)`.execute(
      db,
    )
    return new Map(found.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason] as const])))
  },

  async erase(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await sql`delete from property where id = any(${ids}::integer[])`.execute(db)
  },

  names: (ids: readonly number[]) =>
    db
      .selectFrom('property')
      .select(['id', 'name'])
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .execute(),
})
