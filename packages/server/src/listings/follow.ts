import { ENDING_AVAILABILITIES } from '@latchkey/domain/listings/listing.enums'
import { missingIn } from '@latchkey/domain/listings/listing-checks'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Change } from '../context/context.ts'
import { numberOfFeedKind } from './feed-choices.queries.ts'
import { draftOf } from './listing.columns.ts'
import { hasListing, shownDigest, type StoredListing } from './listing.item.ts'
import { checkFactsOf, isOn } from './listing.present.ts'
import { listingQueries } from './listing.queries.ts'

/** Homes that are looked at at a time, so that other calls are answered between them. */
const BATCH = 250

/**
 * Updates the listings of changed homes in the transaction of that change: takes off what is no longer on offer, counts
 * what is missing, and moves `changedAt` with what is shown (rules I3.4 to I3.6).
 */
export async function followHomes(change: Change, homeIds: readonly number[]): Promise<void> {
  const queries = listingQueries(change.db)
  const ids = await queries.lockOf(homeIds)
  for (let start = 0; start < ids.length; start += BATCH)
    await followSome(change, ids.slice(start, start + BATCH))
}

async function followSome(change: Change, ids: readonly number[]): Promise<void> {
  const queries = listingQueries(change.db)
  const found = (await queries.listed(ids)).filter(hasListing)
  const coming = found.filter(({ home }) => home.availability === AVAILABILITY.ComingForSale)
  await queries.leaveFeeds(
    coming.map(({ home }) => home.id),
    numberOfFeedKind('portal'),
  )
  const ending = found.filter(isEnding)
  await change.auditAll(
    ending.map(({ home }) => ({ action: 'listing.take-off', entity: 'property', entityId: home.id })),
  )
  const at = new Date(change.now())
  const followed = found.map((listed) => ({
    before: listed.listing,
    after: followedBy(isEnding(listed) ? takenOff(listed, at) : listed, at),
  }))
  change.happened(
    ...followed
      .filter(({ before, after }) => before.shown.toString('hex') !== after.shown)
      .map(({ after }) => ({ type: 'listing.updated' as const, id: after.id })),
  )
  await queries.followAll(
    followed
      .filter(
        ({ before, after }) =>
          before.missing !== after.missing || before.shown.toString('hex') !== after.shown,
      )
      .map(({ after }) => after),
  )
}

const isEnding = ({ home, listing }: StoredListing): boolean =>
  isOn(listing) && (home.deleted_at !== null || ENDING_AVAILABILITIES.includes(home.availability))

const takenOff = (listed: StoredListing, at: Date): StoredListing => ({
  ...listed,
  listing: { ...listed.listing, off_at: at },
})

function followedBy(listed: StoredListing, at: Date) {
  const { home, listing } = listed
  const shown = shownDigest(listed)
  return {
    id: home.id,
    missing: missingIn(checkFactsOf(listed, draftOf(listed, []))).length,
    shown,
    off_at: listing.off_at,
    changed_at: shown === listing.shown.toString('hex') ? listing.changed_at : at,
  }
}
