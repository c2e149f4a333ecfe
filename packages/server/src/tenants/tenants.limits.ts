const MINUTE_MS = 60_000

/** Failed identity steps of one link (rule P4). */
export const FAILURES_PER_LINK = 10

/** Failed identity steps of one address (rule P4). */
export const FAILURES_PER_ADDRESS = 50

/** Window of both, and the wait after it. */
export const FAILURE_WINDOW_MS = 15 * MINUTE_MS

/** Lifetime of a proof (rule P2). */
export const PROOF_MS = 120 * MINUTE_MS
