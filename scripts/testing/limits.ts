// All limits of tests. They end what hangs and say nothing about speed: a busy machine may take many times as long as
// an idle one, and only a failing test waits for a limit.

/** Longest wait for one state, in milliseconds. */
export const WAIT_MS = 30_000

/** The same for what the product does with a delay, such as reassigning the job of a dead process. */
export const LONG_WAIT_MS = 180_000

/** Longest test, or set-up of one, in milliseconds. */
export const TEST_MS = 300_000

/** Longest run of tests, in milliseconds. */
export const RUN_MS = 5_400_000
