import { type ListingCheck } from './listing.enums.ts'
import { checksOf } from './listing-checks.ts'
import { aProperty } from '../properties/property.fixtures.ts'
import type { Listing, ListingRow } from './listing.contract.ts'
import type { OpenedListing } from './opened-listing.ts'

/** A letting with everything that it needs, not published. */
export function aListing({
  missing = [],
  ...overrides
}: Partial<Listing> & { missing?: ListingCheck[] } = {}): Listing {
  const kind = overrides.kind ?? 'let'
  return {
    id: 1,
    name: 'Harbour View 12',
    kind,
    summary: 'A bright flat on the harbour, five minutes from the station.',
    features: ['Balcony over the water', 'Lift', 'Bike store'],
    shownAddress: 'Quayside, Bristol',
    propertyKind: 1,
    availableOn: kind === 'let' ? '2026-04-01' : null,
    furnishing: kind === 'let' ? 3 : null,
    councilTaxBand: 'C',
    tenure: kind === 'sale' ? 2 : null,
    priceShownAs: null,
    isNew: false,
    energyState: 1,
    certificateId: null,
    certificate: null,
    planIds: [],
    plans: [],
    tour: null,
    registrationNumber: null,
    showOnMap: false,
    feedIds: [1],
    feeds: [{ id: 1, name: 'Website', kind: 'website' }],
    state: missing.length > 0 ? 'missing' : 'ready',
    missing,
    publishedAt: null,
    changedAt: 1_772_400_000,
    checks: checksOf(kind).map((name) => ({ name, ok: !missing.includes(name) })),
    advice: [{ name: 'floor-plan' }],
    version: 1,
    ...overrides,
  }
}

export const aListingRow = (overrides: Partial<ListingRow> = {}): ListingRow => ({
  id: 1,
  name: 'Harbour View 12',
  projectId: 1,
  projectName: 'Harbour View',
  kind: 'let',
  state: 'published',
  missing: 0,
  publishedAt: 1_772_400_000,
  changedAt: 1_772_400_000,
  feeds: [{ id: 1, name: 'Website' }],
  ...overrides,
})

const LONG_TEXT = 'Light rooms, oak floors and a kitchen that opens to the balcony over the harbour. '.repeat(
  4,
)

/** With a home that has everything that it needs. */
export function anOpenedListing({
  home,
  ...listing
}: Parameters<typeof aListing>[0] & { home?: Partial<OpenedListing['home']> } = {}): OpenedListing {
  return {
    ...aListing(listing),
    home: aProperty({ rentalPrice: 1250, rentalDeposit: 1442.3, desc: LONG_TEXT, ...home }),
  }
}
