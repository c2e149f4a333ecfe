import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'
import { EVENT_TYPES, TEST_EVENT } from '../events/event.enums.ts'
import { DELIVERY_FAULTS, DELIVERY_STATES, OFF_REASONS, WEBHOOK_STATES } from './webhook.enums.ts'

const moment = () => Type.Union([Type.Integer(), Type.Null()])

/** A receiver of events, without its secret. Moments are unix seconds. */
export const WebhookContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  /** Null for all, new ones too. */
  types: Type.Union([Type.Array(Type.Enum([...EVENT_TYPES])), Type.Null()]),
  includeRecord: Type.Boolean(),
  /** The key whose changes are not sent to it. */
  skipKeyId: Type.Union([Type.Integer(), Type.Null()]),
  state: Type.Enum([...WEBHOOK_STATES]),
  /** Null while it is on. */
  offBecause: Type.Union([Type.Enum([...OFF_REASONS]), Type.Null()]),
  failingSince: moment(),
  offAt: moment(),
  /** Until then the former secret signs too. */
  oldSecretUntil: moment(),
  /** Deliveries on their way. */
  waiting: Type.Integer(),
  createdAt: Type.Integer(),
  version: Type.Integer(),
})

/** A receiver of events, without its secret. */
export type Webhook = Static<typeof WebhookContract>

/** A webhook that was just made; only this answer has its secret. */
export const NewWebhookContract = Type.Object({ id: Type.Integer(), secret: Type.String() })

/** A webhook that was just made. */
export type NewWebhook = Static<typeof NewWebhookContract>

/** A secret that was just made. */
export const NewSecretContract = Type.Object({ secret: Type.String() })

export type NewSecret = Static<typeof NewSecretContract>

/** One event on its way to one webhook. Moments are unix seconds. */
export const DeliveryContract = Type.Object({
  id: Type.Integer(),
  /** `evt_7`, the same for every attempt. */
  eventId: Type.String(),
  type: Type.Enum([...EVENT_TYPES, TEST_EVENT]),
  recordId: Type.Integer(),
  /** Null for a record that is gone. */
  recordName: Type.Union([Type.String(), Type.Null()]),
  firstAt: moment(),
  lastAt: moment(),
  nextAt: moment(),
  attempts: Type.Integer(),
  /** Of the last answer. */
  status: Type.Union([Type.Integer(), Type.Null()]),
  fault: Type.Union([Type.Enum([...DELIVERY_FAULTS]), Type.Null()]),
  ms: Type.Union([Type.Integer(), Type.Null()]),
  state: Type.Enum([...DELIVERY_STATES]),
})

/** One event on its way to one webhook. */
export type Delivery = Static<typeof DeliveryContract>

/** One page of deliveries, newest first. */
export const DeliveryPageContract = PageOf(DeliveryContract)

/** The number of deliveries that were queued again. */
export const ResentContract = Type.Object({ queued: Type.Integer() })

export type Resent = Static<typeof ResentContract>
