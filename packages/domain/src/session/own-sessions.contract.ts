import { Type, type Static } from 'typebox'

/** A device on which the user is signed in. Times are unix seconds. */
export const OwnSessionContract = Type.Object({
  id: Type.Integer(),
  /** The user agent; null if none was sent. */
  device: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
  signedInAt: Type.Integer(),
  lastSeenAt: Type.Integer(),
  /** The session of this request. */
  isCurrent: Type.Boolean(),
})

/** A device on which the user is signed in. */
export type OwnSession = Static<typeof OwnSessionContract>
