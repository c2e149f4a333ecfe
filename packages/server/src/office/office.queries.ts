import type { OpeningHoursSettings } from '@latchkey/domain/office/office-hours'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { OfficeTable } from '../db/tables/office.ts'
import { mediaQueries } from '../media/media.queries.ts'
import { openingQueries } from './opening.queries.ts'
import type { MediaRecord } from '../media/media.present.ts'

export interface OfficeRecord {
  readonly office: Selectable<OfficeTable>
  readonly logo: MediaRecord | null
  readonly opening: OpeningHoursSettings
}

export const officeQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const withLogo = async (office: Selectable<OfficeTable>): Promise<OfficeRecord> => {
    const [logo = null] = office.logo_id === null ? [] : await mediaQueries(db).byIds([office.logo_id])
    return { office, logo, opening: await openingQueries(db).read() }
  }
  const row = () => db.selectFrom('office').selectAll()
  return {
    read: async () => withLogo(await row().executeTakeFirstOrThrow()),

    lock: async () => withLogo(await row().forUpdate().executeTakeFirstOrThrow()),

    /** Increases the version. */
    update: async (values: Updateable<OfficeTable>) =>
      withLogo(
        await db
          .updateTable('office')
          .set(values)
          .set((office) => ({ version: office('version', '+', 1) }))
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
  }
}
