import type { LeftOut } from '@latchkey/domain/feeds/feed-file.contract'
import type { LeftOutReason } from '@latchkey/domain/feeds/feed-file.enums'
import { missingIn } from '@latchkey/domain/listings/listing-checks'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Kysely } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FeedRecord } from '../../listings/feed-choices.queries.ts'
import { draftOf, kindOfNumber } from '../../listings/listing.columns.ts'
import { hasListing, type StoredListing } from '../../listings/listing.item.ts'
import { checkFactsOf } from '../../listings/listing.present.ts'
import { listingQueries, type Picture } from '../../listings/listing.queries.ts'
import { recordOf, type BlmRecord } from './blm-record.ts'
import { CERTIFICATE_PLACE, placeText } from './blm-text.ts'
import { feedFileQueries } from './feed-file.queries.ts'

/** Homes that are read at a time, so that other calls are answered between them. */
const BATCH = 250

const PLANS_MAX = 100

/** A picture as the portal gets it. */
export interface NamedPicture {
  /** Of its file. */
  readonly name: string
  /** In our store; it changes when the picture does. */
  readonly location: string
}

export interface PortalHome {
  readonly id: number
  readonly name: string
  readonly record: BlmRecord
  readonly tour: string | null
  readonly images: readonly NamedPicture[]
  readonly plans: readonly NamedPicture[]
  readonly certificate: NamedPicture | null
}

export interface PortalHomes {
  readonly byBranch: ReadonlyMap<string, readonly PortalHome[]>
  readonly leftOut: readonly LeftOut[]
}

const branchOf = (feed: FeedRecord, { listing }: StoredListing): string | null =>
  kindOfNumber(listing.kind) === 'let' ? feed.branch_let : feed.branch_sale

/** Lists the reasons why a home is not in the files. */
function reasonsOf(listed: StoredListing, branch: string | null): LeftOutReason[] {
  const missing = missingIn(checkFactsOf(listed, draftOf(listed, [])))
  const isComing = listed.home.availability === AVAILABILITY.ComingForSale
  return [
    ...(isComing && !missing.includes('availability') ? (['availability'] as const) : []),
    ...missing,
    ...(branch === null ? (['branch'] as const) : []),
  ]
}

/** Pictures at other addresses are not ours to give. */
function named(pictures: readonly Picture[], nameOf: (place: number) => string): NamedPicture[] {
  return pictures
    .flatMap(({ location }) => location ?? [])
    .map((location, place) => ({ name: nameOf(place), location }))
}

function portalHome(listed: StoredListing, branch: string, dateFormatter: DateFormatter): PortalHome {
  const { home, listing, pictures, plans, certificate } = listed
  const record = recordOf(listed, branch, dateFormatter)
  const nameOf = (kind: 'IMG' | 'FLP') => (place: number) =>
    `${record.AGENT_REF}_${kind}_${placeText(place)}.jpg`
  return {
    id: home.id,
    name: home.name,
    record,
    tour: listing.tour_url,
    images: named(pictures.slice(0, CERTIFICATE_PLACE), nameOf('IMG')),
    plans: named(plans.slice(0, PLANS_MAX), nameOf('FLP')),
    certificate:
      named(certificate === null ? [] : [certificate], () => nameOf('IMG')(CERTIFICATE_PLACE))[0] ?? null,
  }
}

/** The homes of a portal, and those that are published on it and left out. */
export async function portalHomes(
  db: Kysely<Db>,
  feed: FeedRecord,
  dateFormatter: DateFormatter,
): Promise<PortalHomes> {
  const byBranch = new Map<string, PortalHome[]>()
  const leftOut: LeftOut[] = []
  const ids = await feedFileQueries(db).homeIds(feed.id)
  for (let start = 0; start < ids.length; start += BATCH) {
    const listed = await listingQueries(db).listed(ids.slice(start, start + BATCH))
    for (const home of listed.filter(hasListing)) {
      const branch = branchOf(feed, home)
      const reasons = reasonsOf(home, branch)
      if (branch === null || reasons.length > 0)
        leftOut.push({ id: home.home.id, name: home.home.name, reasons })
      else {
        const homes = byBranch.get(branch) ?? []
        byBranch.set(branch, homes)
        homes.push(portalHome(home, branch, dateFormatter))
      }
    }
  }
  return { byBranch, leftOut }
}
