import { createHash } from 'node:crypto'
import { depositCap } from '@latchkey/domain/leads/deposit/deposit.rules'
import type { ListingItem, ItemState } from '@latchkey/domain/listings/listing-item.contract'
import {
  ENERGY_STATE,
  ENERGY_STATE_LABELS,
  FURNISHING_LABELS,
  PRICE_SHOWN_AS_LABELS,
  PROPERTY_KIND_LABELS,
  TENURE_LABELS,
  type ListingKind,
} from '@latchkey/domain/listings/listing.enums'
import { listingTitle } from '@latchkey/domain/listings/listing.messages'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import type { Labelled } from '@latchkey/domain/platform/values/labels'
import { poundsOf } from '@latchkey/domain/platform/values/money'
import { AVAILABILITY, ENERGY_LABELS } from '@latchkey/domain/properties/property.enums'
import { AMENITIES, PROPERTY_LABELS } from '@latchkey/domain/properties/property.fields'
import { presentMedia } from '../media/media.present.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { propertyFields } from '../properties/properties.columns.ts'
import { kindOfNumber } from './listing.columns.ts'
import { isOn } from './listing.present.ts'
import type { ListedHome, ListingRecord, Picture } from './listing.queries.ts'

/** A home with a stored listing. */
export interface StoredListing extends ListedHome {
  readonly listing: ListingRecord
}

export const hasListing = (listed: ListedHome): listed is StoredListing => listed.listing !== null

/** Coordinates to three decimals, which is a street and not a house. */
const PLACES = 1000

/** Returns the home as websites show it; `urlOf` completes the location of a picture. */
export function itemOf(listed: StoredListing, urlOf: (location: string) => string): ListingItem {
  const { home, listing, project, pictures, plans, certificate } = listed
  const fields = propertyFields(home)
  const kind = kindOfNumber(listing.kind)
  const title = listingTitle({
    kind,
    bedrooms: fields.bedrooms,
    propertyKind: listing.property_kind,
    city: fields.city,
  })
  const toShown = (picture: Picture) => {
    const url = pictureUrl(presentMedia(picture))
    return url === null ? [] : [{ url: urlOf(url), width: picture.width, height: picture.height }]
  }
  const toTexted = (picture: ReturnType<typeof toShown>[number], place: number) => ({
    ...picture,
    text: `${title}, picture ${place + 1}`,
  })
  const isLet = kind === 'let'
  return {
    ref: String(home.id),
    kind,
    state: stateOfItem(home.availability, kind),
    title,
    address: listing.shown_address,
    town: fields.city,
    outcode: postcodeHalves(fields.postcode)?.outcode ?? null,
    summary: listing.summary,
    description: fields.desc,
    features: listing.features,
    propertyKind: labelOrNull(PROPERTY_KIND_LABELS, listing.property_kind),
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    size: fields.size,
    rentPerMonth: isLet ? fields.rentalPrice : null,
    price: isLet ? null : fields.purchasePrice,
    priceShownAs: isLet ? null : labelOrNull(PRICE_SHOWN_AS_LABELS, listing.price_qualifier),
    deposit: isLet ? fields.rentalDeposit : null,
    holdingDeposit: isLet ? holdingDeposit(home.rental_price_pence) : null,
    availableOn: listing.available_on,
    furnishing: labelOrNull(FURNISHING_LABELS, listing.furnishing),
    councilTaxBand: listing.council_tax_band,
    tenure: labelOrNull(TENURE_LABELS, listing.tenure),
    energy: {
      state: labelOrNull(ENERGY_STATE_LABELS, listing.epc_state),
      rating:
        listing.epc_state === ENERGY_STATE.Rated ? labelOrNull(ENERGY_LABELS, fields.energyLabel) : null,
    },
    isNew: listing.is_new,
    registrationNumber: listing.registration,
    amenities: AMENITIES.filter((amenity) => fields[amenity]).map((amenity) => PROPERTY_LABELS[amenity]),
    pictures: pictures.flatMap(toShown).map(toTexted),
    floorPlans: plans.flatMap(toShown).map(toTexted),
    certificate: (certificate && toShown(certificate)[0]) ?? null,
    tour: listing.tour_url,
    location: listing.has_map ? locationOf(project) : null,
    publishedAt: unixSecondsOrNull(listing.published_at),
    changedAt: unixSecondsOrNull(listing.changed_at),
  }
}

/** Differs when something does that a website or a portal shows. */
export function shownDigest(listed: StoredListing): string {
  const { home, listing } = listed
  const { publishedAt: _published, changedAt: _changed, ...item } = itemOf(listed, (location) => location)
  // Portals also get the address.
  const forPortals = [home.address_line1, home.address_line2, home.postcode]
  return createHash('sha256')
    .update(JSON.stringify([isOn(listing), item, forPortals]))
    .digest('hex')
}

export function stateOfItem(availability: number | null, kind: ListingKind): ItemState {
  if (availability === AVAILABILITY.ComingForSale) return 'coming'
  if (availability !== AVAILABILITY.Reserved) return 'available'
  return kind === 'let' ? 'let-agreed' : 'reserved'
}

const labelOrNull = (labels: Labelled, value: number | null): string | null =>
  value === null ? null : (labels[value] ?? null)

/** 'BS1' and '4RB' of 'BS1 4RB'; null for another spelling. */
export function postcodeHalves(postcode: string | null): { outcode: string; incode: string } | null {
  const [, outcode, incode] = /^(.+?)\s*(\d[a-z]{2})$/i.exec(postcode?.trim() ?? '') ?? []
  return outcode === undefined || incode === undefined
    ? null
    : { outcode: outcode.toUpperCase(), incode: incode.toUpperCase() }
}

const holdingDeposit = (rentPence: number | null): number | null =>
  rentPence === null || rentPence === 0 ? null : poundsOf(depositCap(rentPence))

function locationOf(project: ListedHome['project']): ListingItem['location'] {
  const [latitude, longitude] = [project?.latitude, project?.longitude].map((text) =>
    text == null || text.trim() === '' ? Number.NaN : Math.round(Number(text) * PLACES) / PLACES,
  )
  return latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)
    ? null
    : { latitude, longitude }
}
