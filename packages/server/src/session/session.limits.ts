import type { Config } from '../config/config.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a token works before it must be renewed. Source: decision S4. */
export const TOKEN_MS = DAY_MS

/** How long a session lasts however often it is renewed. Source: decision S4. */
export const SESSION_MS = 30 * DAY_MS

const HOUR_MS = 60 * MINUTE_MS

/** A session that was not used since then is over. Source: ASVS 5.0, 7.3.1. */
export function idleSince(config: Pick<Config, 'sessionIdleHours'>, nowMs: number): Date {
  return new Date(nowMs - config.sessionIdleHours * HOUR_MS)
}

/** Failures in a row from one address that lock an account for it. Source: decision S5. */
export const LOCK_AFTER = 10

/** How long a lock holds. Source: decision S5. */
export const LOCK_MS = 15 * MINUTE_MS

/** Failures from one address within the window before it has to wait. Source: decision S5. */
export const ADDRESS_FAILURES = 50

/** Failures on one account within the window, without those that a lock refuses, after which it takes passwords only from networks that it was used from before. Source: decision S5. */
export const ACCOUNT_FAILURES = 30

/** The window in which failures of an address are counted. Source: decision S5. */
export const ADDRESS_WINDOW_MS = 15 * MINUTE_MS

/** How stale the note of when a session was last used may get; spares a write per call. */
export const LAST_SEEN_MS = MINUTE_MS

/** Longer passwords are not hashed: none that long can be right, and hashing megabytes is work for nothing. */
export const PASSWORD_CHECKED_MAX = 1024
