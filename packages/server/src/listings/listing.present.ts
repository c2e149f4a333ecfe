import { adviceOn } from '@latchkey/domain/listings/listing-advice'
import { checkListing, missingIn, type CheckFacts } from '@latchkey/domain/listings/listing-checks'
import type { Listing, ListingRow } from '@latchkey/domain/listings/listing.contract'
import type { ListingDraft } from '@latchkey/domain/listings/listing.draft'
import type { ListingState } from '@latchkey/domain/listings/listing.enums'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { orNull } from '../platform/values/blank.ts'
import { presentMedia } from '../media/media.present.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { propertyFields } from '../properties/properties.columns.ts'
import { feedKindOfNumber, websitesIn, type FeedRecord } from './feed-choices.queries.ts'
import { draftOf } from './listing.columns.ts'
import type { ListedHome, ListingRecord } from './listing.queries.ts'

export const isOn = (listing: Pick<ListingRecord, 'published_at' | 'off_at'> | null): boolean =>
  listing !== null && listing.published_at !== null && listing.off_at === null

export function checkFactsOf({ home, pictures, listing }: ListedHome, draft: ListingDraft): CheckFacts {
  return {
    home: { ...propertyFields(home), pictureCount: pictures.length },
    listing: draft,
    isOn: isOn(listing),
  }
}

export function stateOf(
  { home, listing }: ListedHome,
  { kind }: Pick<ListingDraft, 'kind'>,
  missing: number,
): ListingState {
  if (listing === null) return 'none'
  if (!isOn(listing)) return missing > 0 ? 'missing' : 'ready'
  if (home.availability !== AVAILABILITY.Reserved) return 'published'
  return kind === 'let' ? 'let-agreed' : 'reserved'
}

/** Lists feeds that show the home now: a home that is coming is on websites only. */
const feedsOf = ({ home, listing, feedIds }: ListedHome, feeds: readonly FeedRecord[]) =>
  feeds.filter(
    ({ id, kind }) =>
      isOn(listing) &&
      feedIds.includes(id) &&
      (home.availability !== AVAILABILITY.ComingForSale || feedKindOfNumber(kind) === 'website'),
  )

export function presentRow(listed: ListedHome, feeds: readonly FeedRecord[]): ListingRow {
  const { home, project, listing } = listed
  const draft = draftOf(listed, [])
  const missing = missingIn(checkFactsOf(listed, draft)).length
  return {
    id: home.id,
    name: home.name,
    projectId: home.project_id,
    projectName: project?.name ?? null,
    kind: draft.kind,
    state: stateOf(listed, draft, missing),
    missing,
    publishedAt: unixSecondsOrNull(listing?.published_at ?? null),
    changedAt: unixSecondsOrNull(listing?.changed_at ?? null),
    feeds: feedsOf(listed, feeds).map(({ id, name }) => ({ id, name })),
  }
}

/** `feeds` are all that there are, by name. */
export function presentListing(listed: ListedHome, feeds: readonly FeedRecord[]): Listing {
  const { home, listing, plans, certificate } = listed
  const draft = draftOf(listed, websitesIn(feeds))
  const facts = checkFactsOf(listed, draft)
  const missing = missingIn(facts)
  return {
    ...draft,
    id: home.id,
    name: home.name,
    summary: orNull(draft.summary),
    features: [...draft.features],
    shownAddress: orNull(draft.shownAddress),
    availableOn: orNull(draft.availableOn),
    councilTaxBand: orNull(draft.councilTaxBand),
    certificate: certificate && presentMedia(certificate),
    planIds: [...draft.planIds],
    plans: plans.map(presentMedia),
    tour: orNull(draft.tour),
    registrationNumber: orNull(draft.registrationNumber),
    feedIds: [...draft.feedIds],
    feeds: feeds.map(({ id, name, kind }) => ({ id, name, kind: feedKindOfNumber(kind) })),
    state: stateOf(listed, draft, missing.length),
    missing,
    publishedAt: unixSecondsOrNull(listing?.published_at ?? null),
    changedAt: unixSecondsOrNull(listing?.changed_at ?? null),
    checks: checkListing(facts),
    advice: adviceOn({ home: facts.home, listing: draft }),
    version: listing?.version ?? 0,
  }
}
