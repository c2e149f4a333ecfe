import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Tells whether a website would read something else than before. */
export interface WebsiteStamp {
  readonly homes: number
  readonly shown: string | null
  readonly published_at: Date | null
  readonly changed_at: Date | null
  readonly agency_name: string | null
  readonly phone: string | null
  readonly reply_address: string | null
}

/** `digest` differs when something of it does that a website reads. */
export interface WebsiteHome {
  readonly id: number
  readonly digest: string
}

const IS_ON = sql`published_at is not null and off_at is null`

export const websiteQueries = (db: Kysely<Db>) => ({
  /** `changed_at` is also that of homes that were taken off. */
  async stamp(feedId: number): Promise<WebsiteStamp> {
    const { rows } = await sql<WebsiteStamp>`
      select agency_name, phone, reply_address, on_it.*
        from office, (
          select count(*) filter (where ${IS_ON}) as homes,
            md5(string_agg(shown, ''::bytea order by property_id) filter (where ${IS_ON})) as shown,
            max(published_at) as published_at,
            max(changed_at) as changed_at
          from listing join listing_feed using (property_id) where feed_id = ${feedId}) on_it`.execute(db)
    const [stamp] = rows
    if (stamp === undefined) throw new Error('The office has no row.')
    return stamp
  },

  /** Homes of a website, the newest published first. */
  async homes(feedId: number): Promise<WebsiteHome[]> {
    const { rows } = await sql<WebsiteHome>`
      select property_id as id, md5(shown || convert_to(concat(published_at, ' ', changed_at), 'UTF8')) as digest
        from listing join listing_feed using (property_id)
        where feed_id = ${feedId} and ${IS_ON}
        order by published_at desc, property_id desc`.execute(db)
    return rows
  },
})
