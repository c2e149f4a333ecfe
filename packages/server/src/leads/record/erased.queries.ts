import { sql, type Kysely } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** True for a lead that was erased with its import, of which audit lines remain. */
export async function isImportUndone(db: Kysely<Db>, id: number): Promise<boolean> {
  const { rows } = await sql<{ isUndone: boolean }>`select
    not exists (select from lead where id = ${id}) and exists (
      select from audit where entity = 'lead' and entity_id = ${id} and action = 'lead.import') as "isUndone"`.execute(
    db,
  )
  return rows[0]?.isUndone ?? false
}
