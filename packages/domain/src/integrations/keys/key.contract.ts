import { Type, type Static } from 'typebox'
import { KEY_LEVELS } from './key-areas.ts'

/** A replaced key works until it ends; an ended one has expired. */
export const KEY_STATES = ['in-use', 'replaced', 'expired', 'revoked'] as const

export type KeyState = (typeof KEY_STATES)[number]

const Level = Type.Optional(Type.Enum([...KEY_LEVELS]))

/** An area that is left out is closed. */
const KeyAreasContract = Type.Object({
  enquiries: Level,
  viewings: Level,
  reservations: Level,
  properties: Level,
  listings: Level,
  intake: Level,
})

const moment = () => Type.Union([Type.Integer(), Type.Null()])

/** A key of a program, without its secret part. Moments are unix seconds. */
export const ApiKeyContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The beginning of the key: `lk_7Fk2mQ9x`. */
  prefix: Type.String(),
  areas: KeyAreasContract,
  createdBy: Type.Object({ id: Type.Integer(), name: Type.String() }),
  createdAt: Type.Integer(),
  /** The last day on which it works; null for no end. */
  expiresOn: Type.Union([Type.String(), Type.Null()]),
  /** The moment at which a replaced key ends. */
  endsAt: moment(),
  lastUsedAt: moment(),
  /** The network address of the last use. */
  lastUsedFrom: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum([...KEY_STATES]),
  version: Type.Integer(),
})

/** A key of a program, without its secret part. */
export type ApiKey = Static<typeof ApiKeyContract>

/** A key that was just made; only this answer has it whole. */
export const NewKeyContract = Type.Object({ id: Type.Integer(), key: Type.String() })

/** A key that was just made. */
export type NewKey = Static<typeof NewKeyContract>

/** Fields that no answer to a key has (rules I1.4, W2.4 and A9.2). */
export const HIDDEN_FROM_KEYS = ['howWillYouPay', 'accessNotes'] as const
