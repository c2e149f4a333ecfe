/** Lower case, without the dot. */
export const SHEET_EXTENSIONS = ['xlsx', 'csv'] as const

/** Inclusive. */
export const SHEET_MAX_BYTES = 10 * 1024 * 1024

/** Without the header. */
export const SHEET_MAX_ROWS = 5000
