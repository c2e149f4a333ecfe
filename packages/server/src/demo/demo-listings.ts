import { cleanFeed, emptyFeedDraft } from '@latchkey/domain/feeds/feed.draft'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { defaultPropertyKind, defaultShownAddress } from '@latchkey/domain/listings/listing-defaults'
import { addDays } from '@latchkey/domain/platform/values/days'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { sql, type Insertable } from 'kysely'
import type { Change } from '../context/context.ts'
import type { FeedTable, ListingTable } from '../db/tables/listings.ts'
import { portalColumns } from '../feeds/portal/portal.columns.ts'
import { numberOfFeedKind } from '../listings/feed-choices.queries.ts'
import { numberOfKind } from '../listings/listing.columns.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'
import type { DemoStock } from './demo-leads.ts'

const PUBLISHED = 6
const READY = 3

/** Each of the last homes lacks one thing. */
const LACKS: readonly Partial<Insertable<ListingTable>>[] = [
  { summary: null },
  { features: ['Close to the station'], council_tax_band: null },
  { available_on: null, furnishing: null, epc_state: null },
]

const FEATURES = ['Close to shops and the station', 'Double glazing throughout', 'Fast broadband']

interface Facts {
  readonly userId: number
  readonly now: Date
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** Homes to let that are published, ready and incomplete, one that is let agreed, and the feeds that show them. */
export async function insertDemoListings(
  change: Change,
  homes: readonly DemoStock[],
  { userId, now, today }: Facts,
): Promise<void> {
  const feeds = await change.db.insertInto('feed').values(demoFeeds(now)).returning('id').execute()
  // The last homes have pictures of their own.
  const last = (availability: number, count: number) =>
    homes.filter((home) => home.availability === availability).slice(-count)
  const toLet = last(AVAILABILITY.ForRent, PUBLISHED + READY + LACKS.length)
  const agreed = last(AVAILABILITY.Reserved, 1)
  const listings = [...toLet, ...agreed].map((home, nr) => ({
    ...listing(home, addDays(today, 7 * (nr + 1))),
    ...LACKS[nr - PUBLISHED - READY],
    ...((nr < PUBLISHED || agreed.includes(home)) && {
      published_at: new Date(now.getTime() - (nr + 1) * DAY_MS),
      published_by: userId,
    }),
    changed_at: now,
  }))
  await change.db.insertInto('listing').values(listings).execute()
  await change.db
    .insertInto('listing_feed')
    .values(feeds.flatMap(({ id }) => listings.map(({ property_id }) => ({ property_id, feed_id: id }))))
    .execute()
  await change.homesChanged(listings.map(({ property_id: id }) => id))
  await sql`update listing set changed_at = coalesce(published_at, changed_at)`.execute(change.db)
}

/** The files of the portal are only downloaded. */
const demoFeeds = (created_at: Date): Insertable<FeedTable>[] => [
  {
    name: 'Website',
    kind: numberOfFeedKind('website'),
    token_hash: hashOfToken(newSecretToken()),
    created_at,
  },
  {
    name: 'Portal',
    kind: numberOfFeedKind('portal'),
    ...portalColumns(cleanFeed({ ...emptyFeedDraft(), branchLet: '1001', branchSale: '1002' })),
    created_at,
  },
]

const listing = (home: DemoStock, available_on: string): Omit<Insertable<ListingTable>, 'changed_at'> => ({
  property_id: home.id,
  kind: numberOfKind('let'),
  shown_address: defaultShownAddress({
    addressLine1: `${home.address_line1}, ${home.address_line2 ?? ''}`,
    city: home.city,
  }),
  property_kind: defaultPropertyKind(home.unit_type),
  summary: 'A bright home, ready to move into, close to shops and the station.',
  features: FEATURES,
  available_on,
  furnishing: 3,
  council_tax_band: 'C',
  epc_state: 1,
  has_map: true,
  missing: 0,
  shown: Buffer.alloc(0),
})
