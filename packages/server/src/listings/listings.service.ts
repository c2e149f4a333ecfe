import type { ListingBody } from '@latchkey/domain/listings/listing.body'
import { missingIn } from '@latchkey/domain/listings/listing-checks'
import { LISTING_COLUMN_NAMES } from '@latchkey/domain/listings/listing-column-names'
import type { Listing, ListingRow } from '@latchkey/domain/listings/listing.contract'
import { cleanListingDraft, type ListingDraft } from '@latchkey/domain/listings/listing.draft'
import type { ListingItem } from '@latchkey/domain/listings/listing-item.contract'
import type { ListingKind } from '@latchkey/domain/listings/listing.enums'
import { validateListing } from '@latchkey/domain/listings/listing.suite'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { ValuesOf } from '@latchkey/domain/platform/validation/request-body'
import type { Static } from 'typebox'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { fieldChanges } from '../audit/field-changes.ts'
import { knownMedia } from '../media/media.choices.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict, found, notFound, notReady } from '../platform/http/error.ts'
import { pageOf, readListRequest } from '../platform/http/list-request.ts'
import { propertyQueries } from '../properties/properties.queries.ts'
import { feedChoiceQueries, websitesIn } from './feed-choices.queries.ts'
import { draftOf, kindOfNumber, listingColumns } from './listing.columns.ts'
import { hasListing, itemOf } from './listing.item.ts'
import { checkFactsOf, isOn, presentListing, presentRow } from './listing.present.ts'
import { listingListQueries } from './listings.list.queries.ts'
import { listingQueries, type ListedHome, type ListingRecord } from './listing.queries.ts'

type ListingValues = ValuesOf<typeof ListingBody>

export type ListingsService = ReturnType<typeof listingsService>

export function listingsService(context: Context) {
  const { timeZone, publicUrl } = context.config
  const urlOf = (location: string) => new URL(location, publicUrl).href
  return {
    /** Homes on offer, by name. */
    async page(params: { page: number; limit: number }, query: unknown): Promise<Page<ListingRow>> {
      const request = readListRequest(params, query, LISTING_COLUMN_NAMES)
      const list = listingListQueries(context.db, request.filters, { timeZone })
      const [total, ids, feeds] = await Promise.all([
        list.count(),
        list.page(request),
        feedChoiceQueries(context.db).all(),
      ])
      const listed = await listingQueries(context.db).listed(ids)
      return pageOf(
        listed.map((home) => presentRow(home, feeds)),
        total,
        request,
      )
    },

    /** Programs read published homes as websites show them. */
    async publishedPage(params: { page: number; limit: number }, query: unknown): Promise<Page<ListingItem>> {
      const request = readListRequest(params, query, LISTING_COLUMN_NAMES)
      const list = listingListQueries(context.db, request.filters, { timeZone, isPublishedOnly: true })
      const [total, ids] = await Promise.all([list.count(), list.page(request)])
      const listed = await listingQueries(context.db).listed(ids)
      return pageOf(
        listed.filter(hasListing).map((home) => itemOf(home, urlOf)),
        total,
        request,
      )
    },

    /** @throws AppError 404 for a home that is not published */
    async published(id: number): Promise<ListingItem> {
      const [listed] = await listingQueries(context.db).listed([id])
      if (listed === undefined || !hasListing(listed) || !isOn(listed.listing)) throw notFound()
      return itemOf(listed, urlOf)
    },

    toMend: async () => ({ total: await listingQueries(context.db).toMend() }),

    async get(id: number): Promise<Listing> {
      const [[listed], feeds] = await Promise.all([
        listingQueries(context.db).listed([id]),
        feedChoiceQueries(context.db).all(),
      ])
      if (listed === undefined || listed.home.deleted_at !== null) throw notFound()
      return presentListing(listed, feeds)
    },

    /** The first save stores the listing. */
    async save(actor: Actor, id: number, body: Static<typeof ListingBody>): Promise<true> {
      await context.change(actor, async (change) => {
        const { listed, before } = await locked(change, id)
        const { version: _version, ...given } = body.values
        const draft = draftFrom(before, given)
        const { version } = acceptedWith(body, ['version'], await listingErrors(change, listed, draft))
        if (version !== (listed.listing?.version ?? 0)) throw conflict()
        const saved = cleanListingDraft(draft)
        await write(change, id, saved, listed.listing)
        await note(change, 'listing.update', id, fieldChanges(listed.listing && { ...before }, { ...saved }))
        await change.homesChanged([id])
        change.push('property-refresh', {})
      })
      return true
    },

    /**
     * False when it is published.
     * @throws AppError 404, 409 with what is missing
     */
    async publish(actor: Actor, id: number): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { listed, before } = await locked(change, id)
        if (isOn(listed.listing)) return false
        const missing = missingIn(checkFactsOf(listed, before))
        if (missing.length > 0) throw notReady(missing)
        if (listed.listing === null) await write(change, id, before, null)
        await listingQueries(change.db).update(id, {
          published_at: new Date(change.now()),
          published_by: actor.userId,
          off_at: null,
        })
        await note(change, 'listing.publish', id)
        await change.homesChanged([id])
        change.push('property-refresh', {})
        return true
      })
    },

    /** False when it is not published. */
    async takeOff(actor: Actor, id: number): Promise<boolean> {
      return context.change(actor, async (change) => {
        const { listed } = await locked(change, id)
        if (!isOn(listed.listing)) return false
        await listingQueries(change.db).update(id, { off_at: new Date(change.now()) })
        await note(change, 'listing.take-off', id)
        await change.homesChanged([id])
        change.push('property-refresh', {})
        return true
      })
    },
  }
}

/** Locks the home, and with it what is published of it. */
async function locked(change: Change, id: number): Promise<{ listed: ListedHome; before: ListingDraft }> {
  found(await propertyQueries(change.db).lock(id))
  const [listed] = await listingQueries(change.db).listed([id])
  const feeds = await feedChoiceQueries(change.db).all()
  const home = found(listed)
  return { listed: home, before: draftOf(home, websitesIn(feeds)) }
}

/** A missing field stays as it was; null empties a field. */
function draftFrom(
  before: ListingDraft,
  { kind = before.kind, planIds, feedIds, ...given }: Omit<ListingValues, 'version'>,
): ListingDraft {
  return {
    ...before,
    ...given,
    // The suite validates it.
    kind: kind as ListingKind,
    planIds: planIds === undefined ? before.planIds : (planIds ?? []),
    feedIds: feedIds === undefined ? before.feedIds : (feedIds ?? []),
  }
}

async function listingErrors(change: Change, { listing }: ListedHome, draft: ListingDraft) {
  const knowsMedia = await knownMedia(change.db, [draft.certificateId, ...draft.planIds])
  const feeds = new Set(await feedChoiceQueries(change.db).lockAgainstDeletion(draft.feedIds))
  return validateListing(draft, {
    publishedKind: listing !== null && isOn(listing) ? kindOfNumber(listing.kind) : null,
    knowsMedia,
    knowsFeed: (feed) => feeds.has(feed),
  })
}

/** The values stand until the change ends: `homesChanged` then looks at the home. */
const UNSEEN = { missing: 0, shown: Buffer.alloc(0) }

async function write(
  change: Change,
  id: number,
  draft: ListingDraft,
  saved: ListingRecord | null,
): Promise<void> {
  const queries = listingQueries(change.db)
  const columns = listingColumns(draft)
  if (saved === null)
    await queries.insert({ property_id: id, ...columns, ...UNSEEN, changed_at: new Date(change.now()) })
  else await queries.update(id, { ...columns, version: saved.version + 1 })
  await queries.setPlans(id, draft.planIds)
  await queries.setFeeds(id, draft.feedIds)
}

/** The trail of a listing is that of its home. */
const note = (
  change: Change,
  action: AuditEntry['action'],
  id: number,
  changes: AuditEntry['changes'] = [],
): Promise<void> => change.audit({ action, entity: 'property', entityId: id, changes })
