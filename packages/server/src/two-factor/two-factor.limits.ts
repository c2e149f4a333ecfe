const MINUTE_MS = 60_000

/** How long a sign-in waits for its second step. */
export const CHALLENGE_MS = 10 * MINUTE_MS

/** Codes this many periods before and after the present one are accepted too: telephones' clocks are not exact. */
export const CLOCK_DRIFT_PERIODS = 1

/** Wrong codes of one signed-in person within the window. */
export const WRONG_CODES = 10

/** The window in which those are counted. */
export const WRONG_CODES_WINDOW_MS = 15 * MINUTE_MS
