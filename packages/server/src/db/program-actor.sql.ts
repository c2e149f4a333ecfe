import { sql } from 'kysely'

/**
 * 'Key Website' or 'Source Zoopla' for a line that a program wrote; of a query that joins `api_key` and `lead_source`.
 */
export const programActor = sql<
  string | null
>`coalesce('Key ' || api_key.name, 'Source ' || lead_source.name)`
