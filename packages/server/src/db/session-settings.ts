import { IDLE_TRANSACTION_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './time-limits.ts'

/**
 * Statements and the reading of their results rely on these settings: a server, a database or an account may have
 * others. Without apostrophes, because the whole is quoted in the configuration of PgBouncer, and short, because
 * PgBouncer sends no more than some 500 characters. The driver itself asks for UTF-8. A database that its administrator
 * or its host has made read-only stays so.
 */
const SETTINGS = [
  'search_path=public',
  'datestyle=iso',
  'intervalstyle=postgres',
  'timezone=utc',
  'bytea_output=hex',
  'extra_float_digits=1',
  'standard_conforming_strings=on',
  'array_nulls=on',
  'default_transaction_isolation="read committed"',
  'client_min_messages=warning',
  'lock_timeout=0',
  'idle_session_timeout=0',
  `idle_in_transaction_session_timeout=${IDLE_TRANSACTION_TIMEOUT_MS}`,
]

/** Statements that prepare a connection; without a role it keeps the account's own rights. */
export const sessionSetUp = (role: string | null, statementMs = STATEMENT_TIMEOUT_MS): string =>
  [...(role === null ? [] : [`role=${role}`]), ...SETTINGS, `statement_timeout=${statementMs}`]
    .map((setting) => `set ${setting}`)
    .join('; ')

/** Checks the settings of a connection that a pooler has prepared. */
export const IS_SET_UP = `
  current_schema() = 'public'
  and current_setting('datestyle') like 'ISO%'
  and current_setting('intervalstyle') = 'postgres'
  and current_setting('bytea_output') = 'hex'
  and current_setting('extra_float_digits')::integer > 0
  and current_setting('standard_conforming_strings')::boolean
  and current_setting('array_nulls')::boolean
  and current_setting('default_transaction_isolation') = 'read committed'
  and current_setting('statement_timeout') <> '0'
  and current_setting('idle_in_transaction_session_timeout') <> '0'`
