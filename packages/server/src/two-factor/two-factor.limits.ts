import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'

/** Maximum time between the first and the second step of a sign-in. */
export const CHALLENGE_MS = 10 * MINUTE_MS

/** Codes this many time steps off are accepted: clocks of phones are inexact. */
export const CLOCK_DRIFT_PERIODS = 1

/** Per signed-in person. */
export const WRONG_CODES = 10

/** Window of the limit above. */
export const WRONG_CODES_WINDOW_MS = 15 * MINUTE_MS
