import { Type, type Static } from 'typebox'

/** One device that a person is signed in on. Times are unix seconds. */
export const OwnSessionContract = Type.Object({
  id: Type.Integer(),
  /** What the browser said of itself; null where it said nothing. */
  device: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
  signedInAt: Type.Integer(),
  lastSeenAt: Type.Integer(),
  /** True for the session that asked. */
  isCurrent: Type.Boolean(),
})

/** One device that a person is signed in on. */
export type OwnSession = Static<typeof OwnSessionContract>
