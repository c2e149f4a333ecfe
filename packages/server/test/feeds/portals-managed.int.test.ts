import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import type { FeedFileState } from '@latchkey/domain/feeds/feed-file.enums'
import { FILES_KEPT_DAYS } from '@latchkey/domain/feeds/feed.limits'
import type { Listing } from '@latchkey/domain/listings/listing.contract'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { passwordSealing } from '../../src/feeds/feed.password.ts'
import { feedFileQueries, numberOfFileState } from '../../src/feeds/portal/feed-file.queries.ts'
import { runKeys } from '../../src/housekeeping/keys.job.ts'
import { caller, type Caller } from '../_caller.ts'
import { insertFeed } from '../_feeds.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHomeToLet, saveListing } from '../_listings.ts'
import { downloadOf, insertPortal, publishOn, publishSaleOn } from '../_portals.ts'

const server = await serverOfFile()
let owner: Caller
beforeEach(async () => {
  await server.db.deleteFrom('listing').execute()
  await server.db.deleteFrom('feed').execute()
  owner = await caller(server, ...PERMISSIONS)
})

const feedOf = async (id: number): Promise<Feed> =>
  (await owner.get(`/integrations/feeds/${id}`)).json<Feed>()

const filesOf = async (id: number, page = 1): Promise<Page<FeedFile>> =>
  (await owner.get(`/integrations/feeds/${id}/files/${page}/2`)).json<Page<FeedFile>>()

const update = (id: number, body: object) => owner.post(`/integrations/feeds/${id}/update`, body)

const SERVER = {
  host: 'ftp.portal.example',
  port: 990,
  isEncrypted: false,
  username: 'agency',
  password: ' secret 4711 ',
  folder: 'live',
}

const storedPassword = async (id: number): Promise<string | null> => {
  const { password_sealed: sealed } = await server.db
    .selectFrom('feed')
    .select('password_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sealed && passwordSealing(server.context.config).open(sealed).toString()
}

describe('portals', () => {
  test('begin with what most portals want, and are never sent until they are', async () => {
    const made = await owner.post('/integrations/feeds', { kind: 'portal', name: 'Portal', branchSale: '7' })
    const { id, ...others } = made.json<{ id: number }>()
    expect(others).toEqual({})
    expect(await feedOf(id)).toEqual({
      id,
      kind: 'portal',
      name: 'Portal',
      homes: 0,
      lastReadAt: null,
      lastSentAt: null,
      state: 'never',
      branchLet: null,
      branchSale: '7',
      encoding: 'utf-8',
      hasNewer: false,
      hours: [],
      host: null,
      port: null,
      isEncrypted: true,
      username: null,
      hasPassword: false,
      folder: null,
      version: 1,
    })
  })

  test('are changed as a whole, and keep the password that is not given', async () => {
    const id = await insertPortal(owner, {
      hours: [18, 6],
      hasNewer: true,
      encoding: 'windows-1252',
      ...SERVER,
    })
    const { password: _password, ...shown } = SERVER
    expect(await feedOf(id)).toMatchObject({
      ...shown,
      hours: [6, 18],
      hasNewer: true,
      encoding: 'windows-1252',
      hasPassword: true,
    })
    expect(await storedPassword(id)).toBe(SERVER.password)
    const { password: _kept, ...rest } = SERVER
    expect((await update(id, { name: 'Other', branchLet: '9', ...rest, version: 1 })).body).toBe('true')
    expect(await feedOf(id)).toMatchObject({
      name: 'Other',
      branchLet: '9',
      branchSale: null,
      encoding: 'utf-8',
      hasNewer: false,
      hours: [],
      hasPassword: true,
      version: 2,
    })
    expect(await storedPassword(id)).toBe(SERVER.password)
    await update(id, { name: 'Other', branchLet: '9', ...rest, password: 'new', version: 2 })
    expect(await storedPassword(id)).toBe('new')
    expect((await update(id, { name: 'Other', branchLet: '9', version: 2 })).statusCode).toBe(409)
    // Sent to nobody, it needs none.
    await update(id, { name: 'Other', branchLet: '9', version: 3 })
    expect(await feedOf(id)).toMatchObject({ host: null, port: null, username: null, hasPassword: false })
    expect(await storedPassword(id)).toBeNull()
  })

  test('have no address to renew and no preview', async () => {
    const id = await insertPortal(owner)
    expect((await owner.post(`/integrations/feeds/${id}/new-address`)).body).toBe('false')
    expect((await owner.get(`/integrations/feeds/${id}/preview`)).statusCode).toBe(404)
  })

  test.each([
    [{ branchLet: '', branchSale: null }, 'branchLet', 'required'],
    [{ host: '10.0.0.1' }, 'host', 'range'],
    [{ host: 'localhost' }, 'host', 'range'],
    [{ kind: 'radio' }, 'kind', 'enumerable'],
  ])('are refused with %j', async (over, attribute, name) => {
    const body = { kind: 'portal', name: 'Portal', branchLet: '1', ...over }
    const refused = await owner.post('/integrations/feeds', body)
    expect([refused.statusCode, refused.json()]).toEqual([422, [{ attribute, errors: [{ name }] }]])
    const id = await insertPortal(owner)
    if (attribute === 'kind') return
    const changed = await update(id, { ...body, version: 1 })
    expect([changed.statusCode, changed.json()]).toEqual([422, [{ attribute, errors: [{ name }] }]])
  })

  test('give their password to nobody', async () => {
    const id = await insertPortal(owner, SERVER)
    await update(id, { name: 'Portal', branchLet: '1', ...SERVER, version: 1 })
    const { rows } = await sql<{ found: string }>`
      select jsonb_agg(feed)::text || (select jsonb_agg(audit)::text from audit) as found from feed`.execute(
      server.db,
    )
    const answers = [await owner.get('/integrations/feeds'), await owner.get(`/integrations/feeds/${id}`)]
    for (const text of [rows[0]?.found, ...answers.map(({ body }) => body)])
      expect(text).not.toContain('4711')
    const trail = await server.db
      .selectFrom('audit')
      .select(['action', 'changes'])
      .where('entity', '=', 'feed')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['feed.create', 'feed.update'])
    const [created, changed] = trail
    expect(created?.changes).toEqual(
      expect.arrayContaining([
        { field: 'branchLet', from: null, to: '1001' },
        { field: 'hasPassword', from: null, to: true },
      ]),
    )
    expect(changed?.changes).toEqual([
      { field: 'branchLet', from: '1001', to: '1' },
      { field: 'branchSale', from: '1002', to: null },
      { field: 'password', from: null, to: 'Changed' },
    ])
  })

  test('can be chosen for homes, which are on them only when that is chosen', async () => {
    const id = await insertPortal(owner)
    const website = await insertFeed(owner)
    const home = await insertHomeToLet(server)
    const listing = async (of: number) => (await owner.get(`/listings/${of}`)).json<Listing>()
    expect(await listing(home)).toMatchObject({
      feeds: [
        { id, name: 'Portal', kind: 'portal' },
        { id: website.id, name: 'Website', kind: 'website' },
      ],
      feedIds: [website.id],
    })
    const published = await publishOn(server, owner, id)
    const rows = (await owner.get('/listings/1/25')).json<Page<{ id: number; feeds: unknown }>>()
    expect(rows.models.find((row) => row.id === published)?.feeds).toEqual([{ id, name: 'Portal' }])
    expect((await feedOf(id)).homes).toBe(1)
  })

  test('never show a home that is coming for sale', async () => {
    const id = await insertPortal(owner)
    const home = await publishSaleOn(server, owner, id)
    const { body } = await owner.get(`/properties/${home}`)
    await owner.post(`/properties/${home}/update`, { ...JSON.parse(body), availability: 4 })
    expect((await feedOf(id)).homes).toBe(0)
    await saveListing(owner, home, { feedIds: [id] })
    expect((await feedOf(id)).homes).toBe(0)
    expect(await downloadOf(owner, id)).toEqual({})
  })
})

describe('the files of a portal', () => {
  test('are listed with what they have and lack, the newest first', async () => {
    const id = await insertPortal(owner, { branchSale: null })
    await publishOn(server, owner, id, { pictures: 2 })
    const lacking = await publishSaleOn(server, owner, id)
    expect(await filesOf(id)).toEqual({ models: [], page: 1, limit: 2, total: 0, lastPage: 1 })
    const pushes = () => server.pushed.filter(({ event }) => event === 'integrations-refresh').length
    const before = pushes()
    const response = await owner.post(`/integrations/feeds/${id}/download`)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="Portal-02-03-2026.zip"') as string,
    })
    expect(pushes() - before).toBe(1)
    const { models, total } = await filesOf(id)
    expect([models, total]).toEqual([
      [
        {
          id: expect.any(Number) as number,
          at: Math.floor(Date.UTC(2026, 2, 2, 9) / 1000),
          homes: 1,
          leftOut: [{ id: lacking, name: 'Harbour View 12', reasons: ['branch'] }],
          pictures: 2,
          bytes: response.rawPayload.length,
          state: 'downloaded',
          fault: null,
        },
      ],
      1,
    ])
    await downloadOf(owner, id)
    await downloadOf(owner, id)
    const ids = [...(await filesOf(id)).models, ...(await filesOf(id, 2)).models].map((file) => file.id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(ids).toHaveLength(3)
    expect((await feedOf(id)).state).toBe('never')
    const trail = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'feed.download')
      .where('entity_id', '=', id)
      .execute()
    expect(trail.map(({ entity_id: entity, user_id: user }) => [entity, user])).toEqual(
      [1, 2, 3].map(() => [id, owner.userId]),
    )
  })

  test('of a website there are none', async () => {
    const { id } = await insertFeed(owner)
    expect((await owner.get(`/integrations/feeds/${id}/files/1/25`)).statusCode).toBe(404)
    expect((await owner.post(`/integrations/feeds/${id}/download`)).statusCode).toBe(404)
  })

  test('are listed for 30 days; the last one sent and those that wait for a person or a retry for longer', async () => {
    const id = await insertPortal(owner)
    const old = new Date(server.clock.now - FILES_KEPT_DAYS * DAY_MS - 1)
    const insert = (state: FeedFileState, over: { at?: Date; next_at?: Date } = {}) =>
      feedFileQueries(server.db).insert({ feed_id: id, at: old, state: numberOfFileState(state), ...over })
    await insert('sent')
    await insert('downloaded')
    await insert('failed')
    const kept = [
      await insert('sent'),
      await insert('held'),
      await insert('failed', { next_at: old }),
      await insert('sending', { next_at: old }),
      await insert('failed', { at: new Date(old.getTime() + 2) }),
    ]
    await runKeys(server.context, new Date(server.clock.now))
    const left = await server.db.selectFrom('feed_file').select('id').orderBy('id').execute()
    expect(left.map((file) => file.id)).toEqual(kept)
  })

  test('go with their feed', async () => {
    const id = await insertPortal(owner)
    await downloadOf(owner, id)
    expect((await owner.post(`/integrations/feeds/${id}/delete`)).body).toBe('true')
    expect(await server.db.selectFrom('feed_file').select('id').execute()).toEqual([])
  })
})
