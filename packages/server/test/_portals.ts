import { randomBytes } from 'node:crypto'
import type { NewFeed } from '@latchkey/domain/feeds/feed.contract'
import type { Insertable } from 'kysely'
import sharp from 'sharp'
import type { PropertyTable } from '../src/db/tables/stock.ts'
import { nameOfPicture } from '../src/media/picture.ts'
import { openMediaStore } from '../src/media/open-media-store.ts'
import type { Caller } from './_caller.ts'
import type { TestServer } from './_harness.ts'
import { insertHomeToLet, LETTING, saveListing } from './_listings.ts'
import { unzipped } from './_zip.ts'

/** A new feed of a portal: its id. */
export async function insertPortal(owner: Caller, over: Record<string, unknown> = {}): Promise<number> {
  const body = { kind: 'portal', name: 'Portal', branchLet: '1001', branchSale: '1002', ...over }
  return (await owner.post('/integrations/feeds', body)).json<NewFeed>().id
}

/** A stored picture that can be read: its id. */
export async function insertPicture(
  server: TestServer,
  { width = 40, height = 30 }: { width?: number; height?: number } = {},
): Promise<number> {
  const location = `/media/${randomBytes(24).toString('base64url')}.webp`
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#3a6ea580' } })
    .webp()
    .toBuffer()
  await openMediaStore(server.context.config).put(nameOfPicture(location), bytes)
  const { id } = await server.db
    .insertInto('media')
    .values({ location, original_name: 'a.jpg', width, height })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setPictures(
  { db }: TestServer,
  homeId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('property_image').where('property_id', '=', homeId).execute()
  await db
    .insertInto('property_image')
    .values(mediaIds.map((media_id, position) => ({ property_id: homeId, media_id, position })))
    .execute()
}

/** Returns the id of a home that is published on the feed, with pictures that can be read. */
export async function publishOn(
  server: TestServer,
  agent: Caller,
  feedId: number,
  {
    home = {},
    fields = {},
    pictures = 1,
  }: {
    home?: Partial<Insertable<PropertyTable>>
    fields?: Record<string, unknown>
    pictures?: number
  } = {},
): Promise<number> {
  const id = await insertHomeToLet(server, home)
  const media = await Promise.all(Array.from({ length: pictures }, () => insertPicture(server)))
  await setPictures(server, id, media)
  await saveListing(agent, id, { ...LETTING, feedIds: [feedId], ...fields })
  const { body } = await agent.post(`/listings/${id}/publish`)
  if (body !== 'true') throw new Error(`The home was not published: ${body}`)
  return id
}

/** A home for sale, published on the feed. */
export const publishSaleOn = (server: TestServer, agent: Caller, feedId: number): Promise<number> =>
  publishOn(server, agent, feedId, {
    home: { availability: 1, purchase_price_pence: 25_000_000 },
    fields: { kind: 'sale', tenure: 3, priceShownAs: 3 },
  })

export interface BranchFile {
  readonly text: string
  readonly head: Readonly<Record<string, string>>
  readonly definition: readonly string[]
  /** The fields of each record, by name. */
  readonly records: readonly Readonly<Record<string, string>>[]
  /** Numbers of fields. */
  readonly widths: readonly number[]
  /** By name, without the text. */
  readonly pictures: Readonly<Record<string, Buffer>>
}

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from) + from.length, text.indexOf(to)).trim()

const rowsOf = (section: string): string[][] =>
  section
    .split('~')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split('^').slice(0, -1))

/** As a portal reads it. */
export function branchFileOf(zip: Buffer, encoding = 'utf-8'): BranchFile {
  const files = unzipped(zip)
  const [name = '', ...others] = Object.keys(files).filter((file) => file.endsWith('.blm'))
  if (others.length > 0) throw new Error('There are several texts.')
  const text = new TextDecoder(encoding, { fatal: true }).decode(files[name])
  const { [name]: _text, ...pictures } = files
  const [definition = []] = rowsOf(between(text, '#DEFINITION#', '#DATA#'))
  const rows = rowsOf(between(text, '#DATA#', '#END#'))
  return {
    text,
    head: Object.fromEntries(
      between(text, '#HEADER#', '#DEFINITION#')
        .split('\n')
        .map((line) => line.split(' : ') as [string, string]),
    ),
    definition,
    records: rows.map((row) =>
      Object.fromEntries(definition.map((field, place) => [field, row[place] ?? ''])),
    ),
    widths: rows.map((row) => row.length),
    pictures,
  }
}

/** The zips of a download, by name. */
export async function downloadOf(owner: Caller, feedId: number): Promise<Record<string, Buffer>> {
  const { statusCode, rawPayload, body } = await owner.post(`/integrations/feeds/${feedId}/download`)
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
  return unzipped(rawPayload)
}
