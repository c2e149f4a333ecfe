import { DAY_MS, HOUR_MS, MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Config } from '../config/config.ts'

/** Lifetime of a token. */
export const TOKEN_MS = DAY_MS

/** Lifetime of a session, however often it is renewed (rule S4). */
export const SESSION_MS = 30 * DAY_MS

/** Sessions unused since then have expired. ASVS 5.0, 7.3.1. */
export function idleSince(config: Pick<Config, 'sessionIdleHours'>, nowMs: number): Date {
  return new Date(nowMs - config.sessionIdleHours * HOUR_MS)
}

/** Consecutive failures from one network that lock the account for it. */
export const LOCK_AFTER = 10

export const LOCK_MS = 15 * MINUTE_MS

/** Failures of one address before it gets 429. */
export const ADDRESS_FAILURES = 50

/**
 * Failures of one account, without those rejected by a lock, after which it accepts passwords only from networks that
 * it was used from before (rule S5).
 */
export const ACCOUNT_FAILURES = 30

/** Window of the two limits above. */
export const ADDRESS_WINDOW_MS = 15 * MINUTE_MS

/** Resolution of the time of last use, which saves a write per call. */
export const LAST_SEEN_MS = MINUTE_MS

/** Longer passwords are rejected without hashing them, which would take CPU for nothing. */
export const PASSWORD_CHECKED_MAX = 1024
