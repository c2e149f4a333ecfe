import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Kysely } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ReadResponseClock } from '../../office/response-clock.ts'
import { presentLeadRow, type ListedLeadRecord } from './lead.present.ts'
import { isWaiting, waitingOf } from './lead.waiting.ts'

interface Reading {
  readonly db: Kysely<Db>
  readonly readClock: ReadResponseClock
  readonly now: Date
}

/** Reads the clock only if a row waits. */
export async function presentLeadRows(
  records: readonly ListedLeadRecord[],
  { db, readClock, now }: Reading,
): Promise<LeadRow[]> {
  if (!records.some(isWaiting)) return records.map((record) => presentLeadRow(record, null))
  const clock = await readClock(db, records[0]?.office_version)
  return records.map((record) => presentLeadRow(record, waitingOf(record, clock, now)))
}
