/** In the order of the form that chooses among them. */
export const EVENT_TYPES = [
  'lead.created',
  'lead.updated',
  'lead.status_changed',
  'lead.assigned',
  'lead.answered',
  'lead.deleted',
  'lead.restored',
  'lead.merged',
  'lead.unmerged',
  'lead.anonymised',
  'viewing.confirmed',
  'viewing.moved',
  'viewing.cancelled',
  'viewing.outcome',
  'property.created',
  'property.updated',
  'property.deleted',
  'listing.published',
  'listing.updated',
  'listing.unpublished',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** Goes to the webhook that is tested; never chosen, and in no list of events. */
export const TEST_EVENT = 'webhook.test'

export type SentType = EventType | typeof TEST_EVENT

export const isEventType = (text: string): text is EventType => EVENT_TYPES.some((type) => type === text)

/** Kinds of records that events are about; the record of a viewing is its lead. */
export const EVENT_KINDS = ['lead', 'viewing', 'property', 'listing'] as const

export type EventKind = (typeof EVENT_KINDS)[number]

export const kindOfType = (type: EventType): EventKind => type.split('.')[0] as EventKind

/** An event has one of these authors. */
export const EVENT_AUTHORS = ['user', 'key', 'source', 'intake', 'tenant', 'system'] as const

export type EventAuthor = (typeof EVENT_AUTHORS)[number]
