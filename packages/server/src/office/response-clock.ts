import { createOpeningClock, type OpeningClock } from '@latchkey/domain/office/opening-clock'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import { openingQueries } from './opening.queries.ts'

export interface ResponseClock extends OpeningClock {
  /** Minutes of opening hours until a lead is due soon. */
  readonly warnMinutes: number
  /** Minutes of opening hours until a lead is overdue. */
  readonly targetMinutes: number
}

/**
 * In or outside a transaction.
 * @param version that of the settings, if the caller has read it: with an unchanged one, nothing else is read
 */
export type ReadResponseClock = (db: Kysely<Db>, version?: number) => Promise<ResponseClock>

/** Caches the clock, and what it has computed, by the version of the settings. */
export function responseClockOn({ timeZone }: Pick<Config, 'timeZone'>): ReadResponseClock {
  const dates = createDateFormatter(timeZone)
  let known: { version: number; clock: ResponseClock } | null = null
  return async (db, currentVersion) => {
    if (known !== null && known.version === currentVersion) return known.clock
    const { version, warnHours, targetHours, ...opening } = await openingQueries(db).read()
    if (known?.version !== version) {
      const clock = createOpeningClock(opening, dates)
      known = { version, clock: { ...clock, warnMinutes: warnHours * 60, targetMinutes: targetHours * 60 } }
    }
    return known.clock
  }
}
