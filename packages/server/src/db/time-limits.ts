/** Maximum time of a statement; migrations and seeds lift it. */
export const STATEMENT_TIMEOUT_MS = 30_000

/** Maximum idle time of a transaction, which holds its locks. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 60_000

/** Maximum time of a change, after which its next statement fails. */
export const CHANGE_TIMEOUT_MS = 60_000

/**
 * Maximum time of any transaction, as PostgreSQL 17 and later enforce it, except of migrations and seeds. Longer than
 * an export may take.
 */
export const TRANSACTION_TIMEOUT_MS = 180_000

/** Maximum time to open a connection. */
export const CONNECT_TIMEOUT_MS = 3_000
