import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { UnitUploadTable } from '../db/tables/stock.ts'
import { propertyColumns, type PropertyColumns } from '../properties/properties.columns.ts'
import type { PropertyRecord } from '../properties/properties.present.ts'
import { emptyPropertyDraft } from '@latchkey/domain/properties/property.draft'
import type { Sheet } from '@latchkey/domain/sheets/unit-header'

export type UploadRecord = Selectable<UnitUploadTable>

export const sheetQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Sorted by id, as in the download. */
  units: (projectId: number): Promise<PropertyRecord[]> =>
    db
      .selectFrom('property')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** Serialises imports into a project until the transaction ends. */
  async lockUnits(projectId: number): Promise<void> {
    await sql`select id from property where project_id = ${projectId} and deleted_at is null order by id for update`.execute(
      db,
    )
  },

  async add(values: {
    projectId: number
    userId: number
    name: string
    state: 'seen' | 'queued'
    sheet: Sheet
    at: Date
  }): Promise<number> {
    const { id } = await db
      .insertInto('unit_upload')
      .values({
        project_id: values.projectId,
        uploaded_by: values.userId,
        original_name: values.name,
        state: values.state,
        sheet: JSON.stringify(values.sheet),
        created_at: values.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Deletes former previews of the person. */
  async forgetSeen(projectId: number, userId: number): Promise<void> {
    await db
      .deleteFrom('unit_upload')
      .where('project_id', '=', projectId)
      .where('uploaded_by', '=', userId)
      .where('state', '=', 'seen')
      .execute()
  },

  /** Deletes a preview; true for exactly one call. */
  async forget(id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('unit_upload')
      .where('id', '=', id)
      .where('state', '=', 'seen')
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  /** A preview of the person. */
  seen: (id: number, projectId: number, userId: number): Promise<UploadRecord | undefined> =>
    db
      .selectFrom('unit_upload')
      .selectAll()
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('uploaded_by', '=', userId)
      .where('state', '=', 'seen')
      .executeTakeFirst(),

  /** Queues a preview for import; true for exactly one call. */
  async queue(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('unit_upload')
      .set({ state: 'queued' })
      .where('id', '=', id)
      .where('state', '=', 'seen')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  lockQueued: (id: number): Promise<UploadRecord | undefined> =>
    db
      .selectFrom('unit_upload')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .forUpdate()
      .executeTakeFirst(),

  /** Records the outcome and deletes the cells. */
  async finish(id: number, lastError: string | null, at: Date): Promise<void> {
    await db
      .updateTable('unit_upload')
      .set({
        state: lastError === null ? 'done' : 'failed',
        last_error: lastError,
        sheet: null,
        finished_at: at,
      })
      .where('id', '=', id)
      .execute()
  },

  /** In one statement. */
  async create(projectId: number, units: readonly PropertyColumns[]): Promise<number[]> {
    if (units.length === 0) return []
    const { rows } = await sql<{ id: number }>`
      insert into property (project_id, ${COLUMN_LIST})
      select ${projectId}, ${COLUMN_LIST} from jsonb_populate_recordset(null::property, ${JSON.stringify(units)}::jsonb)
      returning id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** In one statement. */
  async update(units: readonly (PropertyColumns & { id: number })[]): Promise<void> {
    if (units.length === 0) return
    await sql`
      update property set (${COLUMN_LIST}) = (select ${FRESH_LIST}), version = property.version + 1
        from jsonb_populate_recordset(null::property, ${JSON.stringify(units)}::jsonb) fresh
        where property.id = fresh.id`.execute(db)
  },
})

const COLUMNS = Object.keys(propertyColumns(emptyPropertyDraft()))
const COLUMN_LIST = sql.raw(COLUMNS.join(', '))
const FRESH_LIST = sql.raw(COLUMNS.map((column) => `fresh.${column}`).join(', '))
