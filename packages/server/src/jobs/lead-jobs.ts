import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Jobs of any state, with the errors that they ended with: an error may quote an address. */
export async function removeJobsOfLeads(db: Transaction<Db>, leadIds: readonly number[]): Promise<void> {
  await sql`delete from pgboss.job where data ->> 'leadId' = any(${leadIds.map(String)}::text[])`.execute(db)
}
