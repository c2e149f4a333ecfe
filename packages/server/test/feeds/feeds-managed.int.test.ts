import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, caller, type Caller } from '../_caller.ts'
import { insertFeed, readFeed } from '../_feeds.ts'
import { serverOfFile } from '../_harness.ts'
import { LETTING, publishHome } from '../_listings.ts'

const server = await serverOfFile()
let owner: Caller
beforeEach(async () => {
  await server.db.deleteFrom('listing').execute()
  await server.db.deleteFrom('feed').execute()
  owner = await caller(server, ...PERMISSIONS)
})

const aFeed = (name?: string) => insertFeed(owner, name)
const read = (url: string, headers?: Record<string, string>) => readFeed(server, url, headers)

describe('feeds', () => {
  test('are listed by name, with their homes and when they were read', async () => {
    const { id, path } = await aFeed('website')
    await aFeed('Agency')
    await publishHome(server, owner, {}, { ...LETTING, feedIds: [id] })
    const off = await publishHome(server, owner, {}, { ...LETTING, feedIds: [id] })
    await owner.post(`/listings/${off}/take-off`)
    const feeds = async () => (await owner.get('/integrations/feeds')).json<Feed[]>()
    expect((await feeds()).map(({ name, homes, state }) => [name, homes, state])).toEqual([
      ['Agency', 0, 'never'],
      ['website', 1, 'never'],
    ])
    const pushed = () => server.pushed.filter(({ event }) => event === 'integrations-refresh').length
    const before = pushed()
    await read(path)
    const [, one] = await feeds()
    // Its state has changed, which a second read does not.
    expect(pushed() - before).toBe(1)
    server.clock.advance(61_000)
    await read(path)
    expect(pushed() - before).toBe(1)
    server.clock.reset()
    expect(one).toMatchObject({ state: 'in-use', lastSentAt: null, branchLet: null, version: 1 })
    expect((await owner.get(`/integrations/feeds/${id}`)).json()).toMatchObject({ id, name: 'website' })
  })

  test('keep only the hash of their token, and none of it is in the trail', async () => {
    const { path } = await aFeed()
    const [, token = ''] = /([\w-]+)\.json$/.exec(path) ?? []
    expect(token).toHaveLength(43)
    const { rows } = await sql<{ found: string }>`
      select jsonb_agg(feed)::text || (select jsonb_agg(audit)::text from audit) as found from feed`.execute(
      server.db,
    )
    expect(rows[0]?.found).not.toContain(token)
    expect(JSON.stringify((await owner.get('/integrations/feeds')).json())).not.toContain(token)
  })

  test('are renamed over the version that was read, under a name of their own', async () => {
    const { id } = await aFeed()
    await aFeed('Other')
    const save = (name: string, version: number | null) =>
      owner.post(`/integrations/feeds/${id}/update`, { name, version })
    const errors = async (name: string, version: number | null) => (await save(name, version)).json<unknown>()
    expect(await errors('', 1)).toEqual([{ attribute: 'name', errors: [{ name: 'required' }] }])
    expect(await errors('x'.repeat(65), 1)).toEqual([{ attribute: 'name', errors: [{ name: 'maxlength' }] }])
    expect(await errors('OTHER', 1)).toEqual([{ attribute: 'name', errors: [{ name: 'unique' }] }])
    expect(await errors('Site', null)).toEqual([{ attribute: 'version', errors: [{ name: 'required' }] }])
    expect((await save('WEBSITE', 1)).body).toBe('true')
    expect((await save('Site', 1)).statusCode).toBe(409)
    const kinds = await owner.post('/integrations/feeds', { name: 'Third' })
    expect(kinds.json()).toEqual([{ attribute: 'kind', errors: [{ name: 'required' }] }])
    const unknown = await owner.post('/integrations/feeds', { kind: 'radio', name: 'Third' })
    expect(unknown.json()).toEqual([{ attribute: 'kind', errors: [{ name: 'enumerable' }] }])
  })

  test('are at most 20', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, nr) => aFeed(`Site ${nr}`)))
    const more = await owner.post('/integrations/feeds', { kind: 'website', name: 'Site 20' })
    expect([more.statusCode, more.json()]).toMatchObject([409, { error: 'too-many', max: 20 }])
  })

  test('are managed by holders of the permission who have proved who they are', async () => {
    const { id } = await aFeed()
    const others = [
      [anonymous(server), 401],
      [await caller(server, 'properties-view'), 403],
    ] as const
    for (const [person, status] of others)
      for (const response of [
        await person.get('/integrations/feeds'),
        await person.get(`/integrations/feeds/${id}`),
        await person.get(`/integrations/feeds/${id}/preview`),
        await person.post('/integrations/feeds', { kind: 'website', name: 'Mine' }),
        await person.post(`/integrations/feeds/${id}/update`, { name: 'Mine', version: 1 }),
        await person.post(`/integrations/feeds/${id}/delete`),
        await person.post(`/integrations/feeds/${id}/new-address`),
        await person.post(`/integrations/feeds/${id}/download`),
        await person.get(`/integrations/feeds/${id}/files/1/25`),
      ])
        expect(response.statusCode).toBe(status)
    server.clock.advance(2 * HOUR_MS)
    for (const response of [
      await owner.post('/integrations/feeds', { kind: 'website' }),
      await owner.post('/integrations/feeds/999999/update', {}),
      await owner.post('/integrations/feeds/999999/new-address'),
    ]) {
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([403, 'unproved'])
      expect(response.headers['x-proof-of-identity']).toBe('required')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('404 for an unknown one', async () => {
    for (const response of [
      await owner.get('/integrations/feeds/999999'),
      await owner.get('/integrations/feeds/999999/preview'),
      await owner.post('/integrations/feeds/999999/update', { name: 'Mine', version: 1 }),
      await owner.post('/integrations/feeds/999999/delete'),
      await owner.post('/integrations/feeds/999999/new-address'),
      await owner.post('/integrations/feeds/999999/download'),
      await owner.get('/integrations/feeds/999999/files/1/25'),
    ])
      expect(response.statusCode).toBe(404)
  })
})
