import { HOUR_MS, MINUTE_MS } from '@latchkey/domain/platform/values/durations'

/** Failed identity steps of one link (rule P4). */
export const FAILURES_PER_LINK = 10

/** Failed identity steps of one address. */
export const FAILURES_PER_ADDRESS = 50

/** Writes with proofs for one lead within the window, also refused ones: each locks the lead. */
export const WRITES_PER_LEAD = 60

/** Window of all three, and the wait after it. */
export const FAILURE_WINDOW_MS = 15 * MINUTE_MS

/** Lifetime of a proof. */
export const PROOF_MS = 2 * HOUR_MS
