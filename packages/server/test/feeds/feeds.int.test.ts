import { gunzipSync } from 'node:zlib'
import type { Feed, Website } from '@latchkey/domain/feeds/feed.contract'
import { WEBSITE_READS_PER_MINUTE } from '@latchkey/domain/feeds/feed.limits'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { insertFeed, readFeed } from '../_feeds.ts'
import { serverOfFile } from '../_harness.ts'
import { insertMedia, insertProject } from '../_homes.ts'
import { LETTING, listingOf, publishHome, saveListing } from '../_listings.ts'

const server = await serverOfFile()
let owner: Caller
beforeEach(async () => {
  await server.db.deleteFrom('listing').execute()
  await server.db.deleteFrom('feed').execute()
  owner = await caller(server, ...PERMISSIONS)
})

const aFeed = (name?: string) => insertFeed(owner, name)
const read = (url: string, headers?: Record<string, string>) => readFeed(server, url, headers)
const refsOf = async (url: string) => (await read(url)).json<Website>().listings.map(({ ref }) => ref)
const setHome = async (id: number, over: Record<string, unknown>) => {
  const { body } = await owner.get(`/properties/${id}`)
  await owner.post(`/properties/${id}/update`, { ...JSON.parse(body), ...over })
}

describe('the acceptance of I4', () => {
  test('1: exactly the homes published on it, 304 to a known tag, and another after a change', async () => {
    const website = await aFeed()
    const other = await aFeed('Other')
    const on = { ...LETTING, feedIds: [website.id] }
    const first = await publishHome(server, owner, {}, on)
    server.clock.advance(5000)
    const second = await publishHome(server, owner, {}, on)
    await publishHome(server, owner, {}, { ...LETTING, feedIds: [other.id] })
    const off = await publishHome(server, owner, {}, on)
    await owner.post(`/listings/${off}/take-off`)
    const response = await read(website.path)
    expect(response.statusCode).toBe(200)
    expect(response.json<Website>().listings.map(({ ref }) => ref)).toEqual([String(second), String(first)])
    const etag = String(response.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    const known = await read(website.path, { 'if-none-match': etag })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])
    await setHome(first, { rentalPrice: 1300 })
    const changed = await read(website.path, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    expect(changed.json<Website>().listings[1]?.rentPerMonth).toBe(1300)
  })

  test('2: no full postcode, uuid, access note, house number, name or note of staff', async () => {
    const { id: feedId, path } = await aFeed()
    const secrets = {
      name: 'Home-4711',
      address_line1: 'Flat 47, 4712b Quay Road',
      postcode: 'BS1 4RB',
      property_explorer_unit_uuid: '6f8a2b1c-0d3e-4f5a-8b7c-9d0e1f2a3b4c',
      crm_property_uuid: 'CRM-P-1012',
      access_notes: 'Key under the mat.',
      disclaimer: 'Landlord may sell.',
    }
    const id = await publishHome(server, owner, secrets, { ...LETTING, feedIds: [feedId] })
    const { body } = await read(path)
    expect(body).toContain(`"ref":"${id}"`)
    expect(body).toContain('"address":"Quay Road, Bristol"')
    expect(body).toContain('"outcode":"BS1"')
    for (const secret of [
      '4711',
      '47,',
      '4712',
      '4RB',
      '6f8a2b1c',
      'CRM-P',
      'mat',
      'Landlord',
      owner.username,
    ])
      expect(body).not.toContain(secret)
  })

  test('3: taken off it is gone from the next read, and a new address ends the old one', async () => {
    const { id: feedId, path } = await aFeed()
    const id = await publishHome(server, owner, {}, { ...LETTING, feedIds: [feedId] })
    expect(await refsOf(path)).toEqual([String(id)])
    await owner.post(`/listings/${id}/take-off`)
    expect(await refsOf(path)).toEqual([])
    const renewed = (await owner.post(`/integrations/feeds/${feedId}/new-address`)).json<{ url: string }>()
    expect((await read(path)).statusCode).toBe(404)
    expect((await read(new URL(renewed.url).pathname)).statusCode).toBe(200)
    await owner.post(`/integrations/feeds/${feedId}/delete`)
    expect((await read(new URL(renewed.url).pathname)).statusCode).toBe(404)
  })
})

describe('what a website reads', () => {
  test('has every key, with labels, numbers and addresses of pictures', async () => {
    await sql`update office set agency_name = 'Quay Lettings', phone = '0117 496 0000'`.execute(server.db)
    const { id: feedId, path } = await aFeed()
    const projectId = await insertProject(server.db, { latitude: '51.449512', longitude: '-2.599987' })
    const plan = await insertMedia(server.db)
    const id = await publishHome(
      server,
      owner,
      { project_id: projectId, balcony: true, size: '74.25' },
      { ...LETTING, feedIds: [feedId], planIds: [plan], certificateId: plan, showOnMap: true },
    )
    const { publishedAt, changedAt } = await listingOf(owner, id)
    const title = '2 bedroom apartment to let in Bristol'
    const picture = {
      url: `${server.context.config.publicUrl}/media/${'x'.repeat(32)}.webp`,
      width: null,
      height: null,
    }
    expect((await read(path)).json()).toEqual({
      version: 1,
      office: { name: 'Quay Lettings', phone: '0117 496 0000', email: null },
      changedAt,
      listings: [
        {
          ref: String(id),
          kind: 'let',
          state: 'available',
          title,
          address: 'Quay Road, Bristol',
          town: 'Bristol',
          outcode: 'BS1',
          summary: LETTING.summary,
          description: 'Facing the harbour.',
          features: LETTING.features,
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
          pictures: [{ ...picture, text: `${title}, picture 1` }],
          floorPlans: [{ ...picture, text: `${title}, picture 1` }],
          certificate: picture,
          tour: null,
          location: { latitude: 51.45, longitude: -2.6 },
          publishedAt,
          changedAt,
        },
      ],
    })
    const preview = await owner.get(`/integrations/feeds/${feedId}/preview`)
    expect(preview.json()).toEqual((await read(path)).json())
  })

  test('keeps showing a home that misses something, and says what became of it', async () => {
    const { id: feedId, path } = await aFeed()
    const sale = { ...LETTING, kind: 'sale', tenure: 1, priceShownAs: 3, feedIds: [feedId] }
    const id = await publishHome(server, owner, { availability: 1, purchase_price_pence: 25_000_000 }, sale)
    const item = async () => (await read(path)).json<Website>().listings[0]
    expect(await item()).toMatchObject({
      state: 'available',
      price: 250_000,
      priceShownAs: 'Offers over',
      deposit: null,
    })
    await setHome(id, { availability: 4, purchasePrice: null })
    expect(await item()).toMatchObject({ state: 'coming', price: null })
    await setHome(id, { availability: 2 })
    expect(await item()).toMatchObject({ state: 'reserved', tenure: 'Freehold' })
    await saveListing(owner, id, { feedIds: [] })
    expect(await item()).toBeUndefined()
  })

  test('shows the office and the default picture of a project as they are now', async () => {
    const { id: feedId, path } = await aFeed()
    await publishHome(server, owner, {}, { ...LETTING, feedIds: [feedId] })
    const { etag } = (await read(path)).headers
    await sql`update office set phone = '0117 496 0001'`.execute(server.db)
    const changed = await read(path, { 'if-none-match': String(etag) })
    expect(changed.json<Website>().office.phone).toBe('0117 496 0001')
  })

  test('is after changes of some homes what it would be if all were read again', async () => {
    const { id: feedId, path } = await aFeed()
    const on = { ...LETTING, feedIds: [feedId] }
    const ids = [0, 1, 2, 3].map(() => publishHome(server, owner, { description: 'Küche, 3 €.' }, on))
    const [first = 0, second = 0, third = 0, fourth = 0] = await Promise.all(ids)
    const whole = async () => (await owner.get(`/integrations/feeds/${feedId}/preview`)).json<Website>()
    const isWhole = async () => {
      const { body } = await read(path)
      expect(JSON.parse(body)).toEqual(await whole())
    }
    await isWhole()
    await setHome(second, { rentalPrice: 1399.5, desc: 'Größer: 4 €.' })
    await isWhole()
    await owner.post(`/listings/${third}/take-off`)
    server.clock.advance(1000)
    await publishHome(server, owner, {}, on)
    await isWhole()
    for (const id of [first, second, fourth]) await owner.post(`/listings/${id}/take-off`)
    await isWhole()
    expect(await refsOf(path)).toHaveLength(1)
  })

  test('can be cached for a minute, compressed, read by scripts, and asked for by HEAD', async () => {
    const { id: feedId, path } = await aFeed()
    await publishHome(server, owner, {}, { ...LETTING, feedIds: [feedId] })
    const plain = await read(path)
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      vary: expect.stringMatching(/accept-encoding/i) as string,
    })
    const gzipped = await read(path, { 'accept-encoding': 'gzip' })
    expect(gzipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body)
    expect(gzipped.headers.etag).not.toBe(plain.headers.etag)
    const refused = await read(path, { 'accept-encoding': 'gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
    for (const tag of [gzipped.headers.etag, `W/${String(plain.headers.etag)}`, '"old", *'])
      expect((await read(path, { 'if-none-match': String(tag) })).statusCode).toBe(304)
    const head = await server.app.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag])
    expect(head.headers['content-length']).toBe(String(plain.rawPayload.length))
  })

  test('answers the question that a browser asks before a script sends a tag', async () => {
    const { path } = await aFeed()
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: {
        origin: 'https://agency.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    })
    expect([asked.statusCode, asked.body]).toEqual([204, ''])
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'if-none-match',
    })
    for (const url of [path, '/listings/unknown.json'])
      expect((await read(url)).headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'etag, retry-after',
      })
  })

  test('is 404 at an unknown address, and 429 after too many reads', async () => {
    const { path } = await aFeed()
    for (const url of ['/listings/unknown.json', path.replace('.json', ''), path.replace('.json', '.xml')])
      expect((await read(url)).statusCode).toBe(404)
    const { id } = (await owner.get('/integrations/feeds')).json<Feed[]>()[0] ?? { id: 0 }
    await server.db
      .insertInto('attempt')
      .values({
        key: `website-feed:${id}`,
        count: WEBSITE_READS_PER_MINUTE,
        window_ends_at: new Date(server.clock.now + 60_000),
      })
      .execute()
    const limited = await read(path)
    expect(limited.statusCode).toBe(429)
    expect(limited.headers['retry-after']).toBeDefined()
  })

  test('is 503 on a fault, never an empty list', async () => {
    const { id: feedId, path } = await aFeed()
    await publishHome(server, owner, {}, { ...LETTING, feedIds: [feedId] })
    const { location } = await server.db.selectFrom('media').select('location').executeTakeFirstOrThrow()
    const setLocation = (to: string | null) => server.db.updateTable('media').set({ location: to }).execute()
    await setLocation('http://[')
    expect((await read(path)).statusCode).toBe(503)
    await setLocation(location)
    expect(await refsOf(path)).toHaveLength(1)
  })
})
