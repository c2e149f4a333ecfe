import { sql, type Kysely } from 'kysely'

/** The kinds are the domain's: the former check rejected those of later versions, and what they report with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notification drop constraint notification_kind_check`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from notification where kind > 11`.execute(db)
  await sql`alter table notification
    add constraint notification_kind_check check (kind between 1 and 11)`.execute(db)
}
