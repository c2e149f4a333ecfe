import type { EventsAsked } from '@latchkey/domain/events/event.body'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { EventTable } from '../db/tables/integrations.ts'

export type EventRecord = Selectable<EventTable>

/** The events that a program may see. */
export interface EventScope {
  /** Numbers of the sections of leads. */
  readonly sections: readonly number[]
  /** 'property', 'listing'. */
  readonly kinds: readonly string[]
}

export const eventQueries = (db: Kysely<Db>) => ({
  /** The highest sequence that was given, and the lowest that is kept; without one, the next. */
  async bounds(): Promise<{ last: number; oldest: number }> {
    const { rows } = await sql<{ last: number; oldest: number }>`
      select last, coalesce((select min(sequence) from event), last + 1) as oldest from event_counter`.execute(
      db,
    )
    const [row] = rows
    if (row === undefined) throw new Error('The counter of events is missing.')
    return row
  },

  /** In their order. */
  page: ({ sections, kinds }: EventScope, { after, types, limit }: EventsAsked): Promise<EventRecord[]> =>
    db
      .selectFrom('event')
      .selectAll()
      .where('sequence', '>', after ?? 0)
      .$if(types !== null, (query) => query.where('type', 'in', types ?? []))
      .where(sql<boolean>`(record_kind = any(${kinds}::text[]) or sections && ${sections}::smallint[])`)
      .orderBy('sequence')
      .limit(limit)
      .execute(),
})
