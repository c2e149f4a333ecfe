/** A replaced key works until it ends; an ended one has expired. */
export const KEY_STATES = ['in-use', 'replaced', 'expired', 'revoked'] as const

export type KeyState = (typeof KEY_STATES)[number]
