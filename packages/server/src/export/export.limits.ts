/** Exports of one process at a time: each holds one of its few database connections. */
export const EXPORTS_PER_PROCESS = 4

/** Longest that one export may take, in milliseconds: then its connection is closed, however slowly it is read. */
export const EXPORT_MAX_MS = 120_000

/** After how many seconds somebody with two running exports may try again. */
export const EXPORT_RETRY_AFTER_SECONDS = 10
