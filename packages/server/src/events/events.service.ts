import { askedEvents, eventsQueryErrors, type EventsQuery } from '@latchkey/domain/events/event.body'
import type { Events } from '@latchkey/domain/events/event.contract'
import { isEventType } from '@latchkey/domain/events/event.enums'
import { areasOf, KEY_AREA_FACTS } from '@latchkey/domain/integrations/keys/key-areas'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { sectionNumber } from '../leads/record/lead.columns.ts'
import { accepted } from '../platform/http/accepted.ts'
import { isKey, type Caller } from '../platform/http/actor.ts'
import { eventsGone, forbidden } from '../platform/http/error.ts'
import { eventId } from './event-id.ts'
import { eventQueries, type EventRecord, type EventScope } from './events.queries.ts'

export type EventsService = ReturnType<typeof eventsService>

/** Programs that cannot be called read their events. */
export function eventsService(context: Context) {
  return {
    /** @throws AppError 403 for people, 422, 409 when events after the sequence are not kept any more */
    async page(caller: Caller, query: Static<typeof EventsQuery>): Promise<Events> {
      if (!isKey(caller)) throw forbidden()
      const queries = eventQueries(context.db)
      // First: what is dispatched meanwhile is left for the next call.
      const { last, oldest } = await queries.bounds()
      accepted(query, eventsQueryErrors(query.values, last))
      const asked = askedEvents(query.values)
      if (asked.after !== null && asked.after < oldest - 1) throw eventsGone({ oldest })
      const found = await queries.page(scopeOf(caller.areas), { ...asked, limit: asked.limit + 1 })
      const events = found.slice(0, asked.limit).flatMap(presentEvent)
      const more = found.length > asked.limit
      const lastShown = found.slice(0, asked.limit).at(-1)?.sequence ?? 0
      return { events, last: more ? lastShown : Math.max(last, lastShown), more }
    },
  }
}

function scopeOf(areas: Parameters<typeof areasOf>[0]): EventScope {
  const read = areasOf(areas).map(([area]) => area)
  return {
    sections: read.flatMap((area) => {
      const { section } = KEY_AREA_FACTS[area]
      return section === undefined ? [] : [sectionNumber(section)]
    }),
    kinds: [
      ...(read.includes('properties') ? ['property'] : []),
      ...(read.includes('listings') ? ['listing'] : []),
    ],
  }
}

function presentEvent({ id, sequence, type, record_id: recordId, facts, at }: EventRecord) {
  if (!isEventType(type)) return []
  return [{ id: eventId(id), type, timestamp: at.toISOString(), data: { sequence, id: recordId, ...facts } }]
}
