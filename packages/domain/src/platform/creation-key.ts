/**
 * Header of a call that creates a record: a repeat with the same key, such as after a lost response, gets the record of
 * the first (rule X15).
 */
export const CREATION_KEY_HEADER = 'idempotency-key'

export const CREATION_KEY_PATTERN = /^[\w-]{8,64}$/

/** Unique among those of one user. */
export const newCreationKey = (): string =>
  [Date.now(), Math.random(), Math.random()].map((part) => part.toString(36).replace('0.', '')).join('-')

export const creationHeaders = (key: string) => ({ [CREATION_KEY_HEADER]: key })

/** The parts of a call that creates a record from a draft. */
export const creating = <Draft>() => ({
  body: (draft: Draft, _key: string) => draft,
  headers: (_draft: Draft, key: string) => creationHeaders(key),
})
