/** What a link's token is made of: word characters and hyphens. Source: specification §2. */
export const TOKEN = /^[\w-]+$/

/** Random bytes behind a token. Source: decisions P1 and S10. */
export const TOKEN_BYTES = 32

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** How long a token works, in seconds, by what it is for. Source: decisions P1 and S10. */
export const TOKEN_LIFETIME_SECONDS = {
  questionnaire: 30 * DAY_SECONDS,
  reservation: 30 * DAY_SECONDS,
  passwordReset: HOUR_SECONDS,
  /** A link that somebody else asked for: an invite, or an administrator's reset. */
  passwordInvite: 72 * HOUR_SECONDS,
} as const

/** What a token is for; it works for nothing else. Source: decision P1. */
export type TokenPurpose = keyof typeof TOKEN_LIFETIME_SECONDS
