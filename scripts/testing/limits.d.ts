/** Longest a test waits for one state, in milliseconds. */
export declare const WAIT_MS = 30000
/** The same for what the product itself does only after a while, such as giving the job of a dead process to another. */
export declare const LONG_WAIT_MS = 180000
/** Longest a test, or what prepares it, may take, in milliseconds. */
export declare const TEST_MS = 300000
/** Longest a run of tests may take, in milliseconds. */
export declare const RUN_MS = 5400000
