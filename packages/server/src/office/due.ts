import { addDays, addMonths } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { officeQueries } from './office.queries.ts'

/** Leads last touched before these instants are due, unless they are kept beyond `today`. */
export interface Due {
  readonly before: Date
  /** The instant for completed reservations. */
  readonly beforeComplete: Date
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly now: Date
}

/** Details are kept by the rules of the office at `now`; the whole day counts on which a lead was touched. */
export async function dueAt(db: Kysely<Db> | Transaction<Db>, timeZone: string, now: Date): Promise<Due> {
  const dateFormatter = createDateFormatter(timeZone)
  const today = dateFormatter.toDateInput(now.getTime() / 1000)
  const { office } = await officeQueries(db).read()
  const before = (months: number) => {
    const day = dateFormatter.fromDateInput(addDays(addMonths(today, -months), 1))
    if (day === null) throw new Error(`${today} is not a day.`)
    return new Date(day * 1000)
  }
  return {
    before: before(office.keep_months),
    beforeComplete: before(office.keep_months_complete),
    today,
    now,
  }
}
