import { sql, type Kysely } from 'kysely'

const TABLES = ['lead_token', 'account_token'] as const

/** A link that was mailed several times has a token for each mail: all their hashes replace the single one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of TABLES) {
    const table = sql.table(name)
    await sql`alter table ${table} add column token_hashes bytea[] not null default '{}'`.execute(db)
    await sql`update ${table} set token_hashes = array[token_hash]`.execute(db)
    await sql`alter table ${table} drop column token_hash`.execute(db)
    await sql`create index ${sql.ref(`${name}_hashes`)} on ${table} using gin (token_hashes)`.execute(db)
  }
}

/** Keeps the newest token of each link. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of TABLES) {
    const table = sql.table(name)
    await sql`delete from ${table} where token_hashes = '{}'`.execute(db)
    await sql`alter table ${table} add column token_hash bytea unique`.execute(db)
    await sql`update ${table} set token_hash = token_hashes[cardinality(token_hashes)]`.execute(db)
    await sql`alter table ${table} alter column token_hash set not null, drop column token_hashes`.execute(db)
  }
}
