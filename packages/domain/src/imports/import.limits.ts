export const IMPORT_EXTENSIONS = ['xlsx', 'csv', 'txt', 'tsv'] as const

export const IMPORT_MAX_BYTES = 50 * 1024 * 1024

/** Of one file, after unpacking. */
export const IMPORT_MAX_UNPACKED_BYTES = 1024 * 1024 * 1024

export const IMPORT_MAX_ROWS = 100_000

export const IMPORT_MAX_COLUMNS = 200

/** Drafts of one kind and person. */
export const IMPORT_MAX_DRAFTS = 20

/** Different words of a column that becomes a choice. */
export const IMPORT_MAX_WORDS = 200

export const IMPORT_SYSTEM_MAX = 64

/** The row of headings is one of the first. */
export const IMPORT_HEADING_ROWS = 20

/** Rows written in one transaction. */
export const IMPORT_BATCH = 500

export const IMPORT_UNDO_DAYS = 30

/** A draft is erased this long after its last change. */
export const IMPORT_DRAFT_DAYS = 14
