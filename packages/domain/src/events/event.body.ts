import { bodyOf, Text } from '../platform/validation/request-body.ts'
import { isEventType, type EventType } from './event.enums.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'

/** Events of one answer. */
const EVENTS_PER_ANSWER = { usual: 100, max: 500 } as const

/** `types` with commas; without `after`, from the oldest event that is kept. */
export const EventsQuery = bodyOf({ after: Text, types: Text, limit: Text })

export interface EventsAsked {
  readonly after: number | null
  /** Null for all. */
  readonly types: readonly EventType[] | null
  readonly limit: number
}

const numberIn = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim())

/** `last` is the highest sequence so far. */
export function eventsQueryErrors(
  { after, types, limit }: { after: string; types: string; limit: string },
  last: number,
): ErrorsByField {
  const [from, size] = [numberIn(after), numberIn(limit)]
  return {
    ...(after !== '' && (from === null || from > last) && { after: ['range'] }),
    ...(types !== '' && !namesIn(types).every(isEventType) && { types: ['enumerable'] }),
    ...(limit !== '' && (size === null || size < 1 || size > EVENTS_PER_ANSWER.max) && { limit: ['range'] }),
  }
}

/** Of a valid query. */
export const askedEvents = (query: { after: string; types: string; limit: string }): EventsAsked => ({
  after: numberIn(query.after),
  types: query.types === '' ? null : namesIn(query.types).filter(isEventType),
  limit: numberIn(query.limit) ?? EVENTS_PER_ANSWER.usual,
})
