import { DAY_SECONDS, HOUR_SECONDS } from '../platform/values/durations.ts'

/** Base64url characters. */
export const TOKEN = /^[\w-]+$/

/** Random bytes in a token. */
export const TOKEN_BYTES = 32

export const TOKEN_LIFETIME_SECONDS = {
  questionnaire: 30 * DAY_SECONDS,
  reservation: 30 * DAY_SECONDS,
  /** The tenant's page. */
  page: 180 * DAY_SECONDS,
  passwordReset: HOUR_SECONDS,
  /** Invites, and resets by an administrator. */
  passwordInvite: 72 * HOUR_SECONDS,
} as const

/** Links to the tenant's page that work at the same time. */
export const PAGE_LINKS_MAX = 20

/** Tokens are bound to one purpose. */
export type TokenPurpose = keyof typeof TOKEN_LIFETIME_SECONDS
