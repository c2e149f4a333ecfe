/** Each running export holds one of the few database connections. */
export const EXPORTS_PER_PROCESS = 4

/** After this time the connection is closed, however slowly the client reads. */
export const EXPORT_MAX_MS = 120_000

export const EXPORT_RETRY_AFTER_SECONDS = 10
