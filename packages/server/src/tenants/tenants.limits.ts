const MINUTE_MS = 60_000

/** Wrong answers to the identity question by link, before the link has to wait. Source: decision P4. */
export const FAILURES_PER_LINK = 10

/** Wrong answers from one address, before it has to wait. Source: decision P4. */
export const FAILURES_PER_ADDRESS = 50

/** How long wrong answers are counted and then waited for, in milliseconds. Source: decision P4. */
export const FAILURE_WINDOW_MS = 15 * MINUTE_MS

/** How long a proof of identity works, in milliseconds. Source: decision P2. */
export const PROOF_MS = 120 * MINUTE_MS
