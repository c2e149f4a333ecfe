import { sql } from 'kysely'

/** 'Key Website' for a line that a program wrote; of a query that joins `api_key`. */
export const keyActor = sql<string | null>`'Key ' || api_key.name`
