import { createOpeningClock, type OpeningClock } from '@latchkey/domain/office/opening-clock'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import { openingQueries } from './opening.queries.ts'

/** What the time that leads wait is measured by. */
export interface ResponseClock extends OpeningClock {
  /** Open minutes after which a lead is due soon. */
  readonly warnMinutes: number
  /** Open minutes after which it is overdue. */
  readonly targetMinutes: number
}

/** Reads the clock of the office, on a database or in a transaction. */
export type ReadResponseClock = (db: Kysely<Db>) => Promise<ResponseClock>

/** Reads the clock of the office. What it has counted is kept until somebody saves other hours. */
export function responseClockOn({ timeZone }: Pick<Config, 'timeZone'>): ReadResponseClock {
  const dates = createDateFormatter(timeZone)
  let known: { version: number; clock: ResponseClock } | null = null
  return async (db) => {
    const { version, warnHours, targetHours, ...opening } = await openingQueries(db).read()
    if (known?.version !== version) {
      const clock = createOpeningClock(opening, dates)
      known = { version, clock: { ...clock, warnMinutes: warnHours * 60, targetMinutes: targetHours * 60 } }
    }
    return known.clock
  }
}
