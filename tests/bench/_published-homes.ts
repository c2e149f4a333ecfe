import type { Config } from '../../packages/server/src/config/config.ts'
import { settle } from '../../packages/server/src/demo/bulk-seed.ts'
import { numberOfFeedKind } from '../../packages/server/src/listings/feed-choices.queries.ts'
import { hashOfToken, newSecretToken } from '../../packages/server/src/platform/crypto/secret-token.ts'
import { withDatabase } from '../../scripts/lib/seed-database.ts'

/** About as long as that of a real home. */
const DESCRIPTION = 'Two large rooms with oak floors, a fitted kitchen and a balcony over the water. '.repeat(
  8,
)
const PICTURES = 6
const FOR_RENT = 6
const TO_LET = 1

/** Rows of one statement, which has a limited number of values. */
const BATCH = 1_000

/** Publishes homes of a seeded database on a new website feed, with texts and pictures; returns the path of the feed. */
export async function publishHomes(config: Config, count: number): Promise<string> {
  const token = newSecretToken()
  await withDatabase(config, async (context) => {
    await context.change(null, async (change) => {
      const { db } = change
      const now = new Date(change.now())
      const feed = await db
        .insertInto('feed')
        .values({
          name: 'Bench',
          kind: numberOfFeedKind('website'),
          token_hash: hashOfToken(token),
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const pictures = await db.selectFrom('media').select('id').orderBy('id').limit(PICTURES).execute()
      // The newest, which were seeded without pictures and are not published yet.
      const homes = await db
        .selectFrom('property')
        .select('id')
        .where('deleted_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      for (let first = 0; first < homes.length; first += BATCH) {
        const ids = homes.slice(first, first + BATCH).map(({ id }) => id)
        await db
          .updateTable('property')
          .set({ availability: FOR_RENT, description: DESCRIPTION, postcode: 'BS1 4RB' })
          .where('id', 'in', ids)
          .execute()
        await db
          .insertInto('property_image')
          .values(
            ids.flatMap((property_id) =>
              pictures.map(({ id: media_id }, position) => ({ property_id, media_id, position })),
            ),
          )
          .execute()
        await db
          .insertInto('listing')
          .values(
            ids.map((property_id) => ({
              property_id,
              kind: TO_LET,
              summary: 'A bright home, ready to move into, close to shops and the station.',
              features: ['Balcony over the water', 'Lift', 'Bike store'],
              shown_address: 'Quay Road, Bristol',
              property_kind: 1,
              available_on: '2026-04-01',
              furnishing: 3,
              council_tax_band: 'C',
              epc_state: 2,
              published_at: now,
              changed_at: now,
              missing: 0,
              shown: Buffer.alloc(0),
            })),
          )
          .execute()
        await db
          .insertInto('listing_feed')
          .values(ids.map((property_id) => ({ property_id, feed_id: feed.id })))
          .execute()
      }
      await change.homesChanged(homes.map(({ id }) => id))
    })
    await settle(context.db, ['property', 'property_image', 'listing', 'listing_feed'])
  })
  return `/listings/${token}.json`
}
