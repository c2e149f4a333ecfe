/** Endings of the spreadsheets that are taken, in lower case. Source: specification §5. */
export const SHEET_EXTENSIONS = ['xlsx', 'csv'] as const

/** The most a spreadsheet may weigh, in bytes; that many is still taken. Source: specification §5, decision J21. */
export const SHEET_MAX_BYTES = 10 * 1024 * 1024

/** The most rows a spreadsheet may have below its header. Source: decision J21. */
export const SHEET_MAX_ROWS = 5000
