import { normalisedEmail } from '@latchkey/domain/platform/values/email'
import { sql, type Kysely } from 'kysely'

/**
 * `ADMIN_USERNAME` could have an international domain, which was stored as written; a person who signs in is looked for
 * by the ASCII form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from app_user where username ~ '[^[:ascii:]]' and deleted_at is null`.execute(db)
  for (const { id, username } of rows)
    await sql`update app_user set username = ${normalisedEmail(username)} where id = ${id} and not exists (
      select from app_user other where lower(other.username) = lower(${normalisedEmail(username)}::text)
        and other.deleted_at is null)`.execute(db)
}

/** Nothing: the ASCII form is a spelling of the same address. */
export async function down(): Promise<void> {}
