/** In milliseconds. */
export const CALL_TIMEOUT_MS = 30_000

/** In milliseconds: 10 MB at 300 kbit/s. */
export const FILE_TIMEOUT_MS = 300_000
