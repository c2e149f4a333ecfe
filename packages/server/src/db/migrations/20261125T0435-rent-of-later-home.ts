import { sql, type Kysely } from 'kysely'

/** A lead that was offered a home and is linked to one only afterwards stores its rent too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger lead_offered_later on lead`.execute(db)
  await sql`create trigger lead_offered_later before update on lead for each row
    when (new.status = 7 and old.status <> 7
      or new.status between 7 and 12 and old.property_id is distinct from new.property_id)
    execute function store_offered_rent()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger lead_offered_later on lead`.execute(db)
  await sql`create trigger lead_offered_later before update on lead for each row
    when (new.status = 7 and old.status <> 7 or new.status between 7 and 12 and old.property_id <> new.property_id)
    execute function store_offered_rent()`.execute(db)
}
