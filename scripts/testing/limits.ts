// Limits of the tests, in one place. They end what hangs and judge no speed: a machine that is busy with something else
// may take many times as long as a quiet one, and only a test that fails waits until a limit.

/** Longest a test waits for one state, in milliseconds. */
export const WAIT_MS = 30_000

/** The same for what the product itself does only after a while, such as giving the job of a dead process to another. */
export const LONG_WAIT_MS = 180_000

/** Longest a test, or what prepares it, may take, in milliseconds. */
export const TEST_MS = 300_000

/** Longest a run of tests may take, in milliseconds. */
export const RUN_MS = 5_400_000
