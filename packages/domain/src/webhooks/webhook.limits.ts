import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/values/durations.ts'

/** In characters. */
export const WEBHOOK_NAME_MAX = 64

/** In characters. */
export const WEBHOOK_URL_MAX = 2_000

export const WEBHOOKS_MAX = 20

/** The old secret of a replaced one also signs for so many hours. */
export const KEEP_SECRET_HOURS = { min: 0, max: 168, usual: 24 } as const

/** The wait before each further attempt; after the last one a delivery is given up (rule I2.4). */
export const RETRY_WAITS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** A later `Retry-After` is not waited for. */
export const RETRY_AFTER_MAX_MS = 24 * HOUR_MS

/** A webhook of which nothing got through for so long is switched off. */
export const FAILING_MAX_MS = 5 * DAY_MS

/** Attempts of one webhook at a time. */
export const ATTEMPTS_AT_ONCE = 4

/** Events, deliveries and attempts (rule I2.7). */
export const EVENTS_KEPT_DAYS = 30

/** Deliveries that one call sends again. */
export const RESENT_MAX = 10_000

/** A record that is longer is not sent, in bytes. */
export const RECORD_MAX_BYTES = 256 * 1024
