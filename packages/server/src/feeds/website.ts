import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Website } from '@latchkey/domain/feeds/website.contract'
import { WEBSITE_VERSION } from '@latchkey/domain/feeds/feed.limits'
import type { ListingItem } from '@latchkey/domain/listings/listing-item.contract'
import type { Context } from '../context/context.ts'
import { hasListing, itemOf } from '../listings/listing.item.ts'
import { listingQueries } from '../listings/listing.queries.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { websiteQueries, type WebsiteStamp } from './website.queries.ts'

/** What a website reads, as it is sent. */
export interface WebsiteBody {
  readonly etag: string
  readonly bytes: Buffer
  readonly gzipped: Buffer
}

/** Homes that are read at a time, so that other calls are answered between them. */
const BATCH = 250

/** Makes what websites read, and keeps the last of each until something in it changes. */
export function websitesOf({ db, config }: Pick<Context, 'db' | 'config'>) {
  const kept = new Map<number, { stamp: string; body: Promise<WebsiteBody> }>()
  const urlOf = (location: string) => new URL(location, config.publicUrl).href

  async function* items(feedId: number): AsyncGenerator<ListingItem> {
    const ids = await websiteQueries(db).homes(feedId)
    for (let start = 0; start < ids.length; start += BATCH) {
      const homes = await listingQueries(db).listed(ids.slice(start, start + BATCH))
      for (const home of homes.filter(hasListing)) yield itemOf(home, urlOf)
    }
  }

  async function make(feedId: number, stamp: WebsiteStamp): Promise<WebsiteBody> {
    const head = headOf(stamp)
    const texts: string[] = []
    for await (const item of items(feedId)) texts.push(JSON.stringify(item))
    const bytes = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"listings":[${texts.join(',')}]}`)
    return {
      etag: createHash('sha256').update(bytes).digest('base64url'),
      bytes,
      gzipped: await promisify(gzip)(bytes),
    }
  }

  return {
    async body(feedId: number): Promise<WebsiteBody> {
      const read = await websiteQueries(db).stamp(feedId)
      const stamp = JSON.stringify(read)
      const last = kept.get(feedId)
      if (last?.stamp === stamp) return last.body
      const body = make(feedId, read)
      kept.set(feedId, { stamp, body })
      // One that could not be made is not kept.
      body.catch(() => kept.get(feedId)?.body === body && kept.delete(feedId))
      return body
    },

    async preview(feedId: number): Promise<Website> {
      const website: Website = { ...headOf(await websiteQueries(db).stamp(feedId)), listings: [] }
      for await (const item of items(feedId)) website.listings.push(item)
      return website
    },
  }
}

const headOf = ({
  agency_name,
  phone,
  reply_address,
  changed_at,
}: WebsiteStamp): Omit<Website, 'listings'> => ({
  version: WEBSITE_VERSION,
  office: { name: agency_name, phone, email: reply_address },
  changedAt: unixSecondsOrNull(changed_at),
})
