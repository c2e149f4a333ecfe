import { Type, type TObject, type TProperties } from 'typebox'
import { LeadContract } from '../leads/lead.contract.ts'
import { ListingItemContract } from '../listings/listing-item.contract.ts'
import { PropertyContract } from '../properties/property.contract.ts'
import {
  EVENT_AUTHORS,
  EVENT_TYPES,
  kindOfType,
  TEST_EVENT,
  type EventKind,
  type EventType,
  type SentType,
} from './event.enums.ts'

const Whole = Type.Integer()
const WholeOrNull = Type.Union([Type.Integer(), Type.Null()])
const fields = Type.Array(Type.String())

/** The facts of an event besides its author and record; a type that is missing has none. */
const FACTS: { readonly [Sent in SentType]?: TProperties } = {
  'lead.updated': { fields },
  'lead.status_changed': { from: Whole, to: Whole },
  'lead.assigned': { from: WholeOrNull, to: WholeOrNull },
  'lead.merged': { otherId: Whole },
  'lead.unmerged': { otherId: Whole },
  'viewing.moved': { from: Whole, to: Whole },
  'viewing.outcome': { to: WholeOrNull },
  'property.updated': { fields },
  // A picture or its order is no field.
  'listing.updated': { fields: Type.Optional(fields) },
}

/** The record of an event is as its call answers it; programs get it without fields that are hidden from keys. */
const RECORDS: Readonly<Record<EventKind, TObject>> = {
  lead: LeadContract,
  viewing: LeadContract,
  property: PropertyContract,
  listing: ListingItemContract,
}

/** Only of a webhook that includes it; null for one that is gone or too long. */
const recordOf = (type: EventType) =>
  Type.Optional(
    Type.Union([RECORDS[kindOfType(type)], Type.Null()], {
      description:
        'What a key with Read gets, if the webhook includes it; null when it is gone or longer than 256 kB',
    }),
  )

/** The body that a webhook gets for an event of this type. */
export const webhookBodyOf = (type: SentType): TObject =>
  Type.Object(
    {
      type: Type.Literal(type),
      timestamp: Type.String({ format: 'date-time' }),
      data: Type.Object(
        {
          sequence: type === TEST_EVENT ? Type.Null() : Whole,
          id: Whole,
          by: Type.Object({ kind: Type.Enum([...EVENT_AUTHORS]), id: WholeOrNull }),
          ...FACTS[type],
          ...(type !== TEST_EVENT && { record: recordOf(type) }),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  )

/** All types that a webhook can get. */
export const SENT_TYPES: readonly SentType[] = [...EVENT_TYPES, TEST_EVENT]
