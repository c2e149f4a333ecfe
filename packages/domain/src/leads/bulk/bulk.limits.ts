/** Leads in one bulk action (rule A5.1). */
export const BULK_MAX = 200
