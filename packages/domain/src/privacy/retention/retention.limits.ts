/** Leads in one anonymising, and in one keeping. */
export const RETENTION_LEADS_MAX = 100

/** Months for which due leads can be kept longer, from today. */
export const KEEP_LONGER_MONTHS = { min: 1, max: 24 } as const

/** Typed to confirm an anonymising. */
export const ANONYMISE_WORD = 'ANONYMISE'
