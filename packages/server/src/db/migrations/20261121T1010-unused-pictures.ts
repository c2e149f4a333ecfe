import { sql, type Kysely } from 'kysely'

/** `unused_since` is for the sweep; the indexes find what shows a picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column unused_since timestamptz`.execute(db)
  await sql`create index property_image_media on property_image (media_id)`.execute(db)
  await sql`create index lead_image_media on lead_image (media_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_image_media`.execute(db)
  await sql`drop index property_image_media`.execute(db)
  await sql`alter table media drop column unused_since`.execute(db)
}
