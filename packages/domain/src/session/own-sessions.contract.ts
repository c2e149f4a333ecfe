import { Type, type Static } from 'typebox'

/** Sessions in the list, those used last; the next ones follow as some are ended. */
export const OWN_SESSIONS_MAX = 100

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
