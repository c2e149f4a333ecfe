import {
  DEFAULT_ANSWER_HOURS,
  DEFAULT_HOURS,
  type AnsweringSettings,
  type Holiday,
} from '@latchkey/domain/office/office-hours'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** When the office is open, and the version of its settings. */
export interface OpeningRecord extends AnsweringSettings {
  readonly version: number
}

/** When the office is open; bound to a database, or to a transaction for all that writes. */
export const openingQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** The settings, or the defaults where nobody has set any. */
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
      warnHours: office.warn_hours ?? DEFAULT_ANSWER_HOURS.warnHours,
      targetHours: office.target_hours ?? DEFAULT_ANSWER_HOURS.targetHours,
      version: office.version,
    }
  },

  /** Replaces every day on which the office is closed. */
  async replaceHolidays(holidays: readonly Holiday[]): Promise<void> {
    await db.deleteFrom('bank_holiday').execute()
    if (holidays.length === 0) return
    await db
      .insertInto('bank_holiday')
      .values(holidays.map(({ on, name }) => ({ on_day: on, name })))
      .execute()
  },
})
