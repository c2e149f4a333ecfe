/** Longest wait for one state, in milliseconds. */
export declare const WAIT_MS = 30000
/** The same for what the product does with a delay, such as reassigning the job of a dead process. */
export declare const LONG_WAIT_MS = 180000
/** Longest test, or set-up of one, in milliseconds. */
export declare const TEST_MS = 300000
/** Longest run of tests, in milliseconds. */
export declare const RUN_MS = 5400000
