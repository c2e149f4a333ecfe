import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Website } from '@latchkey/domain/feeds/feed.contract'
import { WEBSITE_VERSION } from '@latchkey/domain/feeds/feed.limits'
import type { ListingItem } from '@latchkey/domain/listings/listing-item.contract'
import type { Context } from '../context/context.ts'
import { hasListing, itemOf } from '../listings/listing.item.ts'
import { listingQueries } from '../listings/listing.queries.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { websiteQueries, type WebsiteHome, type WebsiteStamp } from './website.queries.ts'

/** The response to a website, as bytes. */
export interface WebsiteBody {
  readonly etag: string
  readonly bytes: Buffer
  readonly gzipped: Buffer
}

/** One home in the bytes of a body. */
interface Piece {
  readonly digest: string
  readonly text: Buffer
}

/** With its homes, so that the next one reads only those that have changed. */
interface PiecedBody extends WebsiteBody {
  readonly pieces: ReadonlyMap<number, Piece>
}

/** Homes that are read at a time, so that other calls are answered between them. */
const BATCH = 250

/** A feed has several megabytes after each change: this level takes a sixth of the time, and a sixth more bytes. */
const FASTEST = { level: 1 }

/** Makes what websites read, and keeps the last of each until something in it changes. */
export function websitesOf({ db, config }: Pick<Context, 'db' | 'config'>) {
  const kept = new Map<number, { stamp: string; body: Promise<PiecedBody> }>()
  const urlOf = (location: string) => new URL(location, config.publicUrl).href

  async function* items(ids: readonly number[]): AsyncGenerator<{ id: number; item: ListingItem }> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const homes = await listingQueries(db).listed(ids.slice(start, start + BATCH))
      for (const listed of homes.filter(hasListing)) yield { id: listed.home.id, item: itemOf(listed, urlOf) }
    }
  }

  /** Returns pieces in the order of the homes; one that has gone meanwhile is left out. */
  async function piecesOf(
    homes: readonly WebsiteHome[],
    former: PiecedBody['pieces'],
  ): Promise<Map<number, Piece>> {
    const texts = new Map<number, Buffer>()
    const changed: number[] = []
    for (const { id, digest } of homes) {
      const piece = former.get(id)
      if (piece?.digest === digest) texts.set(id, piece.text)
      else changed.push(id)
    }
    for await (const { id, item } of items(changed)) texts.set(id, Buffer.from(JSON.stringify(item)))
    return new Map(
      homes.flatMap(({ id, digest }): [number, Piece][] => {
        const text = texts.get(id)
        return text === undefined ? [] : [[id, { digest, text }]]
      }),
    )
  }

  async function make(
    feedId: number,
    stamp: WebsiteStamp,
    last: Promise<PiecedBody> | undefined,
  ): Promise<PiecedBody> {
    const former = await last?.catch(() => undefined)
    const pieces = await piecesOf(await websiteQueries(db).homes(feedId), former?.pieces ?? new Map())
    const { bytes, pieces: placed } = joined(JSON.stringify(headOf(stamp)).slice(0, -1), pieces)
    return {
      etag: createHash('sha256').update(bytes).digest('base64url'),
      bytes,
      gzipped: await promisify(gzip)(bytes, FASTEST),
      pieces: placed,
    }
  }

  return {
    async body(feedId: number): Promise<WebsiteBody> {
      const read = await websiteQueries(db).stamp(feedId)
      const stamp = JSON.stringify(read)
      const last = kept.get(feedId)
      if (last?.stamp === stamp) return last.body
      const body = make(feedId, read, last?.body)
      kept.set(feedId, { stamp, body })
      // One that could not be made is not kept.
      body.catch(() => kept.get(feedId)?.body === body && kept.delete(feedId))
      return body
    },

    async preview(feedId: number): Promise<Website> {
      const website: Website = { ...headOf(await websiteQueries(db).stamp(feedId)), listings: [] }
      const homes = await websiteQueries(db).homes(feedId)
      for await (const { item } of items(homes.map(({ id }) => id))) website.listings.push(item)
      return website
    },
  }
}

/** The pieces that are returned are parts of the bytes, so that nothing is in memory twice. */
function joined(head: string, pieces: ReadonlyMap<number, Piece>): Pick<PiecedBody, 'bytes' | 'pieces'> {
  const begin = Buffer.from(`${head},"listings":[`)
  const texts = [...pieces.values()].flatMap(({ text }, place) => (place === 0 ? [text] : [COMMA, text]))
  const bytes = Buffer.concat([begin, ...texts, Buffer.from(']}')])
  let at = begin.length - COMMA.length
  const placed = [...pieces].map(([id, { digest, text }]): [number, Piece] => {
    const start = at + COMMA.length
    at = start + text.length
    return [id, { digest, text: bytes.subarray(start, at) }]
  })
  return { bytes, pieces: new Map(placed) }
}

const COMMA = Buffer.from(',')

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
