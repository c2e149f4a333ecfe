import {
  DEFAULT_RESPONSE_HOURS,
  DEFAULT_HOURS,
  type OpeningHoursSettings,
  type Holiday,
} from '@latchkey/domain/office/office-hours'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

export interface OpeningRecord extends OpeningHoursSettings {
  readonly version: number
}

export const openingQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Defaults where unset. */
  async read(): Promise<OpeningRecord> {
    const office = await db
      .selectFrom('office')
      .select(['hours', 'warn_hours', 'target_hours', 'version'])
      .select(
        sql<Holiday[]>`(select coalesce(
          jsonb_agg(jsonb_build_object('on', to_char(on_day, 'YYYY-MM-DD'), 'name', name) order by on_day), '[]')
          from bank_holiday)`.as('holidays'),
      )
      .executeTakeFirstOrThrow()
    return {
      hours: office.hours ?? [...DEFAULT_HOURS],
      holidays: office.holidays,
      warnHours: office.warn_hours ?? DEFAULT_RESPONSE_HOURS.warnHours,
      targetHours: office.target_hours ?? DEFAULT_RESPONSE_HOURS.targetHours,
      version: office.version,
    }
  },

  /** Replaces all bank holidays. */
  async replaceHolidays(holidays: readonly Holiday[]): Promise<void> {
    await db.deleteFrom('bank_holiday').execute()
    if (holidays.length === 0) return
    await db
      .insertInto('bank_holiday')
      .values(holidays.map(({ on, name }) => ({ on_day: on, name })))
      .execute()
  },
})
