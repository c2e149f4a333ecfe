import { HOUR_MS, MINUTE_MS } from '@latchkey/domain/platform/values/durations'

/** Requests for a reset link from one address. */
export const REQUESTS_PER_ADDRESS = 10

/**
 * Mails with a reset link to one account on request of one address; further requests get the same response and send
 * nothing (rule S8).
 */
export const MAILS_PER_ACCOUNT = 3

/** The same for all addresses that the account was never used from, together. */
export const MAILS_FOR_UNKNOWN_ADDRESSES = 6

/** Window of the three limits above. */
export const REQUEST_WINDOW_MS = HOUR_MS

/** Invalid links from one address. */
export const WRONG_LINKS_PER_ADDRESS = 50

/** Per person. */
export const WRONG_CURRENT_PASSWORDS = 10

/** Window of the two limits above. */
export const WRONG_TRIES_WINDOW_MS = 15 * MINUTE_MS
