import type { ListingRow } from '@latchkey/domain/listings/listing.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { beforeAll, describe, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome } from '../_leads.ts'
import { insertHomeToLet, LETTING, publishHome, saveListing } from '../_listings.ts'

const server = await serverOfFile()
let agent: Caller

const list = async (query: Record<string, string> = {}) =>
  (await agent.get(`/listings/1/25?${new URLSearchParams(query).toString()}`)).json<Page<ListingRow>>()
const names = async (query: Record<string, string> = {}) => (await list(query)).models.map(({ name }) => name)
const filtered = (column: string, text: string) => names({ [`filter[${column}]`]: text })

beforeAll(async () => {
  agent = await caller(server, 'properties-view')
  const projectId = await insertProject(server.db, { name: 'River Court' })
  const feeds = await server.db
    .insertInto('feed')
    .values([
      { name: 'Website', kind: 1 },
      { name: 'Agency’s portal', kind: 2 },
    ])
    .returning('id')
    .execute()
  const feedIds = feeds.map(({ id }) => id)
  await insertHome(server.db, { name: 'Sold 1', availability: 3 })
  await insertHome(server.db, { name: 'Rented 1', availability: 7 })
  await insertHome(server.db, { name: 'Without', availability: null })
  await insertHome(server.db, { name: 'Deleted', availability: 6, deleted_at: new Date() })
  await insertHome(server.db, { name: 'Plot 10', availability: 4, project_id: projectId })
  await insertHome(server.db, { name: 'Plot 9', availability: 2, rental_price_pence: 90_000 })
  await saveListing(agent, await insertHomeToLet(server, { name: 'Ready 1' }))
  await saveListing(agent, await insertHomeToLet(server, { name: 'Missing 1' }), {
    ...LETTING,
    summary: '',
    furnishing: null,
  })
  await publishHome(server, agent, { name: 'Published 1' }, { ...LETTING, feedIds })
  server.clock.advance(86_400_000)
  // The session has ended meanwhile.
  agent = await caller(server, 'properties-view')
  const mend = await publishHome(server, agent, { name: 'Mend 1', project_id: projectId })
  const agreed = await publishHome(server, agent, { name: 'Agreed 1' })
  const change = async (id: number, over: Record<string, unknown>) => {
    const { body } = await agent.get(`/properties/${id}`)
    await agent.post(`/properties/${id}/update`, { ...JSON.parse(body), ...over })
  }
  await change(mend, { desc: '' })
  await change(agreed, { availability: 2 })
})

describe('the list of listings', () => {
  test('has homes on offer, by name with numbers as numbers', async () => {
    const { models, total } = await list()
    expect(models.map(({ name }) => name)).toEqual([
      'Agreed 1',
      'Mend 1',
      'Missing 1',
      'Plot 9',
      'Plot 10',
      'Published 1',
      'Ready 1',
    ])
    expect(total).toBe(7)
    const { id: _id, publishedAt, changedAt, feeds, ...published } = models[5] as ListingRow
    expect(published).toEqual({
      name: 'Published 1',
      projectId: null,
      projectName: null,
      kind: 'let',
      state: 'published',
      missing: 0,
    })
    expect(feeds.map(({ name }) => name)).toEqual(['Agency’s portal', 'Website'])
    expect(publishedAt).toBe(changedAt)
    expect(models[4]).toMatchObject({ kind: 'sale', state: 'none', publishedAt: null, feeds: [] })
    expect(models[4]?.missing).toBeGreaterThan(5)
  })

  test.each([
    ['name', 'plot', ['Plot 9', 'Plot 10']],
    ['project', 'RIVER', ['Mend 1', 'Plot 10']],
    ['kind', 'for s', ['Plot 10']],
    ['kind', 'let', ['Agreed 1', 'Mend 1', 'Missing 1', 'Plot 9', 'Published 1', 'Ready 1']],
    ['state', '2 things', ['Missing 1']],
    ['state', '1 thing', ['Mend 1']],
    ['state', 'published', ['Mend 1', 'Plot 9', 'Plot 10', 'Published 1']],
    ['state', 'not p', ['Plot 9', 'Plot 10']],
    ['state', 'let agreed', ['Agreed 1']],
    ['state', 'ready', ['Ready 1']],
    ['publishedAt', '02/03', ['Published 1']],
    ['publishedAt', '03/03/2026', ['Agreed 1', 'Mend 1']],
    ['changedAt', '02/03', ['Missing 1', 'Published 1', 'Ready 1']],
    ['feeds', "agency's", ['Published 1']],
    ['feeds', 'website', ['Agreed 1', 'Mend 1', 'Published 1']],
    ['name', '%', []],
  ])('filters %s by %j on what is displayed', async (column, text, expected) => {
    expect(await filtered(column, text)).toEqual(expected)
  })

  test.each(['name', 'project', 'kind', 'state', 'publishedAt', 'changedAt', 'feeds'])(
    'sorts by %s both ways, homes without a value last',
    async (sort) => {
      const up = await list({ sort })
      const down = await list({ sort: `-${sort}` })
      expect(new Set(up.models)).toEqual(new Set(down.models))
      const isEmpty = (row: ListingRow) => {
        if (sort === 'project') return row.projectName === null
        if (sort === 'publishedAt') return !['published', 'let-agreed'].includes(row.state)
        if (sort === 'changedAt') return row.changedAt === null
        return sort === 'feeds' && row.feeds.length === 0
      }
      for (const { models } of [up, down]) {
        const places = models.map((row) => Number(isEmpty(row)))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }
      const filled = up.models.filter((row) => !isEmpty(row)).map(({ id }) => id)
      const back = down.models.filter((row) => !isEmpty(row)).map(({ id }) => id)
      expect(back).toEqual(filled.toReversed())
    },
  )

  test('sorts states in the order of a listing’s life', async () => {
    expect((await list({ sort: 'state' })).models.map(({ state }) => state)).toEqual([
      'none',
      'none',
      'missing',
      'ready',
      'published',
      'published',
      'let-agreed',
    ])
  })

  test('pages and bounds as other lists do', async () => {
    const page = (await agent.get('/listings/9/3')).json<Page<ListingRow>>()
    expect(page).toEqual({ models: [], page: 9, limit: 3, total: 7, lastPage: 3 })
  })
})
