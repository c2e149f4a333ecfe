import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Builds an index concurrently, for a migration outside a transaction. Drops first what an interrupted attempt left.
 * Concurrently is impossible in a transaction, and of no use there: only an empty database is migrated in one.
 */
export async function buildIndex(
  db: Kysely<unknown>,
  name: string,
  definition: RawBuilder<unknown>,
): Promise<void> {
  if (db.isTransaction) {
    await sql`create index ${sql.id(name)} ${definition}`.execute(db)
    return
  }
  await dropIndex(db, name)
  await sql`create index concurrently ${sql.id(name)} ${definition}`.execute(db)
}

/** Drops an index concurrently where it is not in a transaction, as `buildIndex` does. */
export async function dropIndex(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`drop index ${db.isTransaction ? sql`` : sql`concurrently`} if exists ${sql.id(name)}`.execute(db)
}
