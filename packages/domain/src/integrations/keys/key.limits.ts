import { HOUR_MS, MINUTE_MS } from '../../platform/values/durations.ts'

/** In characters. */
export const KEY_NAME_MAX = 64

/** Keys in use at a time. */
export const KEYS_MAX = 50

/** Keys in the list: those that work, and the newest of the others. */
export const KEYS_LISTED_MAX = 200

/** Days before its last one at which those who manage keys are notified (rule I0.5). */
export const EXPIRY_NOTICE_DAYS = 7

/** A replaced key works for so many hours more. */
export const KEEP_HOURS = { min: 0, max: 168, usual: 24 } as const

/** Calls of one key (rule I1.6). */
export const KEY_CALLS = {
  windowMs: MINUTE_MS,
  read: 600,
  write: 120,
} as const

/** Calls with unknown keys from one network. */
export const UNKNOWN_KEYS = { max: 50, windowMs: 15 * MINUTE_MS } as const

/** The answer to a call with an Idempotency-Key is kept for a day. */
export const IDEMPOTENCY_KEPT_MS = 24 * HOUR_MS
