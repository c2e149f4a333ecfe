import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { Feed, Website } from './feed.contract.ts'
import type { ListingItem } from '../listings/listing-item.contract.ts'
import { WEBSITE_VERSION } from './feed.limits.ts'

/** Of a website that reads it. */
export const aFeed = (overrides: Partial<Feed> = {}): Feed => ({
  id: 1,
  kind: 'website',
  name: 'Website',
  homes: 6,
  lastReadAt: FIXTURE_NOW - 60,
  lastSentAt: null,
  state: 'in-use',
  branchLet: null,
  branchSale: null,
  encoding: null,
  hasNewer: null,
  hours: null,
  host: null,
  port: null,
  isEncrypted: null,
  username: null,
  hasPassword: null,
  folder: null,
  version: 1,
  ...overrides,
})

const PORTAL: Partial<Feed> = {
  kind: 'portal',
  lastReadAt: null,
  lastSentAt: FIXTURE_NOW - 3600,
  branchLet: '1001',
  branchSale: '1002',
  encoding: 'utf-8',
  hasNewer: false,
  hours: [6, 18],
  host: 'ftp.portal.example',
  port: 21,
  isEncrypted: true,
  username: 'quay',
  hasPassword: true,
  folder: 'upload',
}

/** Of a portal that files are sent to. */
export const aPortal = (overrides: Partial<Feed> = {}): Feed =>
  aFeed({ ...PORTAL, id: 3, name: 'Portal North', homes: 12, state: 'sent', ...overrides })

/** Of a portal whose files are downloaded. */
export const A_DOWNLOADED_PORTAL: Feed = aPortal({
  id: 6,
  name: 'Portal',
  lastSentAt: null,
  state: 'never',
  hours: [],
  host: null,
  port: null,
  username: null,
  hasPassword: false,
  folder: null,
})

/** One in each state, by name. */
export const A_FEED_OF_EACH_STATE: readonly Feed[] = [
  aFeed({ id: 2, name: 'Landlords', homes: 0, lastReadAt: null, state: 'never' }),
  aPortal(),
  aPortal({ id: 4, name: 'Portal South', homes: 5, state: 'failed' }),
  aPortal({ id: 5, name: 'Portal West', homes: 5, state: 'held' }),
  aFeed(),
]

export const A_FEED_ADDRESS =
  'https://latchkey.example/listings/1b9Xw0Yk3cT4dV5eU6fS7gR8hQ9iP0jOkNlMmLnKoJp.json'

const anItem = (ref: number): ListingItem => ({
  ref: String(ref),
  kind: 'let',
  state: 'available',
  title: '2 bedroom apartment to let in Bristol',
  address: 'Quay Road, Bristol',
  town: 'Bristol',
  outcode: 'BS1',
  summary: 'A bright flat on the harbour.',
  description: 'Facing the harbour.',
  features: ['Balcony over the water', 'Lift', 'Bike store'],
  propertyKind: 'Apartment',
  bedrooms: 2,
  bathrooms: 1,
  size: 74.25,
  rentPerMonth: 1250,
  price: null,
  priceShownAs: null,
  deposit: 1442.3,
  holdingDeposit: 288.46,
  availableOn: '2026-04-01',
  furnishing: 'Unfurnished',
  councilTaxBand: 'C',
  tenure: null,
  energy: { state: 'Rated', rating: 'B' },
  isNew: false,
  registrationNumber: null,
  amenities: ['Balcony'],
  pictures: [],
  floorPlans: [],
  certificate: null,
  tour: null,
  location: null,
  publishedAt: FIXTURE_NOW - 3600,
  changedAt: FIXTURE_NOW - 3600,
})

/** The response to a website with so many homes. */
export const aWebsite = (homes = 1): Website => ({
  version: WEBSITE_VERSION,
  office: { name: 'Quay Lettings', phone: '0117 496 0000', email: 'homes@quay.example' },
  changedAt: FIXTURE_NOW - 3600,
  listings: Array.from({ length: homes }, (_, nr) => anItem(nr + 1)),
})
