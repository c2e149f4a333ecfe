import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Project } from '@latchkey/domain/projects/project.contract'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertMedia, insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const agent = await caller(server, 'properties-view')
const picture = await insertMedia(server.db)
const other = await insertMedia(server.db)
beforeEach(() => server.db.updateTable('project').set({ deleted_at: new Date() }).execute())

const body = (over: object = {}) => ({
  name: 'River Court',
  mediaId: picture,
  defaultMediaId: other,
  ...over,
})
const created = async (over: object = {}) => (await agent.post('/projects', body(over))).json<Project>()

const units = async (id: number, query = '') =>
  (await agent.get(`/projects/${id}/units/1/25${query}`)).json<Page<Property>>()

const namesOf = async (id: number, query: string) => (await units(id, query)).models.map(({ name }) => name)

test('401, 403 and 404 on every call', async () => {
  const id = await insertProject(server.db)
  const gone = await insertProject(server.db, { deleted_at: new Date() })
  const outsider = await caller(server, 'enquiries-view', 'units-download')
  const calls: ['get' | 'post', (id: number | string) => string][] = [
    ['get', () => '/projects/1/6'],
    ['get', () => '/projects/refresh'],
    ['post', () => '/projects'],
    ['get', (one) => `/projects/${one}`],
    ['get', (one) => `/projects/${one}/units/1/25`],
    ['post', (one) => `/projects/${one}/update`],
    ['post', (one) => `/projects/${one}/delete`],
    ['post', (one) => `/projects/${one}/delete-image`],
  ]
  for (const [method, url] of calls) {
    expect([url(id), (await anonymous(server)[method](url(id))).statusCode]).toEqual([url(id), 401])
    expect([url(id), (await outsider[method](url(id))).statusCode]).toEqual([url(id), 403])
    for (const one of url.length === 0 ? [] : [gone, 0, 'abc', '99999999999']) {
      expect([url(one), (await agent[method](url(one))).statusCode]).toEqual([url(one), 404])
    }
  }
})

test('a page counts the units, and those that are to let', async () => {
  const empty = await created({ name: 'Empty' })
  const { id } = await created()
  for (const home of [{ availability: 6 }, { availability: 6 }, { availability: 7 }, { availability: null }])
    await insertHome(server.db, { project_id: id, ...home })
  await insertHome(server.db, { project_id: id, availability: 6, deleted_at: new Date() })
  const { models } = (await agent.get('/projects/1/6')).json<Page<Project>>()
  expect(models.map((each) => [each.id, each.units])).toEqual([
    [id, { total: 4, toLet: 2 }],
    [empty.id, { total: 0, toLet: 0 }],
  ])
})

test('a page has 6, newest first, with the total', async () => {
  const ids: number[] = []
  for (let nr = 1; nr <= 7; nr += 1) ids.push((await created({ name: `P${nr}` })).id)
  const [first, second, beyond] = await Promise.all(
    ['/projects/1/0', '/projects/2/6', '/projects/9/6'].map(async (url) =>
      (await agent.get(url)).json<Page<Project>>(),
    ),
  )
  expect(first).toMatchObject({ page: 1, limit: 6, total: 7, lastPage: 2 })
  expect(first?.models.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 6))
  expect(second?.models.map(({ id }) => id)).toEqual([ids[0]])
  expect(beyond).toMatchObject({ models: [], page: 9, lastPage: 2 })
})

describe('POST /projects', () => {
  test('422 with all failing fields', async () => {
    expect((await agent.post('/projects', {})).json()).toEqual([
      ...fieldError('name', 'required'),
      ...fieldError('mediaId', 'required'),
      ...fieldError('defaultMediaId', 'required'),
    ])
    const wrong = await agent.post(
      '/projects',
      body({ name: 'x'.repeat(256), mediaId: 2_000_000_000, defaultMediaId: 'a' }),
    )
    expect(wrong.json()).toEqual([
      ...fieldError('name', 'maxlength'),
      ...fieldError('mediaId', 'enumerable'),
      ...fieldError('defaultMediaId', 'enumerable'),
    ])
  })

  test('200: the project, with its pictures; pushed and audited', async () => {
    const pushes = pushesOf(server)
    const project = await created({ name: 'x'.repeat(255), city: ' Bristol ', id: 1, version: 9 })
    expect(project).toMatchObject({ city: 'Bristol', postcode: null, mediaId: picture, version: 1 })
    expect([project.media?.id, project.defaultMedia?.id]).toEqual([picture, other])
    expect((await agent.get(`/projects/${project.id}`)).json()).toEqual(project)
    expect(pushes()).toEqual(['project-refresh'])
    const line = await server.db
      .selectFrom('audit')
      .select(['action', 'user_id'])
      .where('entity', '=', 'project')
      .where('entity_id', '=', project.id)
      .executeTakeFirst()
    expect(line).toEqual({ action: 'project.create', user_id: agent.userId })
  })
})

describe('POST /projects/{id}/update', () => {
  test('409 for an older version, and nothing changes; without a version it is saved', async () => {
    const { id, version } = await created({ city: 'Leeds' })
    expect((await agent.post(`/projects/${id}/update`, body({ city: 'York', version }))).json()).toBe(true)
    const stale = await agent.post(`/projects/${id}/update`, body({ city: 'Hull', version }))
    expect([stale.statusCode, stale.json<{ error: string }>().error]).toEqual([409, 'conflict'])
    expect((await agent.get(`/projects/${id}`)).json<Project>().city).toBe('York')
    expect((await agent.post(`/projects/${id}/update`, body({ id: 1 }))).json()).toBe(true)
    expect((await agent.get(`/projects/${id}`)).json<Project>()).toMatchObject({ id, city: null, version: 3 })
  })

  test('422 changes nothing', async () => {
    const { id } = await created()
    expect((await agent.post(`/projects/${id}/update`, body({ name: ' ' }))).statusCode).toBe(422)
    expect((await agent.get(`/projects/${id}`)).json<Project>().name).toBe('River Court')
  })
})

test('deleting a project deletes its units, and leads keep their copies', async () => {
  const { id } = await created()
  const unit = await insertHome(server.db, { project_id: id })
  const lead = await insertLead(server.db, { property_id: unit, property_name: 'Copy' })
  const pushes = pushesOf(server)
  expect((await agent.post(`/projects/${id}/delete`)).json()).toBe(true)
  expect((await agent.post(`/projects/${id}/delete`)).statusCode).toBe(404)
  expect((await agent.get(`/properties/${unit}`)).statusCode).toBe(404)
  expect(pushes()).toEqual(['project-refresh', 'property-refresh'])
  const kept = await server.db
    .selectFrom('lead')
    .select('property_name')
    .where('id', '=', lead)
    .executeTakeFirst()
  expect(kept).toEqual({ property_name: 'Copy' })
})

test('a picture is removed from both fields; another project’s is not', async () => {
  const { id } = await created({ defaultMediaId: picture })
  const pushes = pushesOf(server)
  const take = (imageId?: unknown) => agent.post(`/projects/${id}/delete-image`, { imageId })
  expect((await take()).json()).toEqual(fieldError('imageId', 'required'))
  expect((await take(other)).json()).toBe(false)
  expect(pushes()).toEqual([])
  expect((await take(picture)).json()).toBe(true)
  expect((await agent.get(`/projects/${id}`)).json()).toMatchObject({
    mediaId: null,
    media: null,
    defaultMediaId: null,
  })
  expect(pushes()).toEqual(['project-refresh'])
})

test('refresh pushes to everyone and writes nothing', async () => {
  const pushes = pushesOf(server)
  expect((await agent.get('/projects/refresh')).json()).toBe(true)
  expect(pushes()).toEqual(['project-refresh'])
})

describe('the units of a project', () => {
  let id = 0
  beforeEach(async () => {
    id = await insertProject(server.db)
    const home = (name: string, over: object = {}) => insertHome(server.db, { name, project_id: id, ...over })
    await home('B 10%', {
      availability: 1,
      unit_type: 1,
      bedrooms: 2,
      purchase_price_pence: 25_000_000,
      size: '54.50',
    })
    await home('a 2', {
      availability: 6,
      unit_type: 16,
      bedrooms: 1,
      rental_price_pence: 125_050,
      building: 3,
    })
    await home('C 3', { availability: 7, unit_type: 4, bathrooms: 2 })
    await home('Gone', { deleted_at: new Date() })
    await insertHome(server.db, { name: 'Elsewhere', project_id: await insertProject(server.db) })
  })

  test('are sorted by name, without those of other projects', async () => {
    expect(await namesOf(id, '')).toEqual(['a 2', 'B 10%', 'C 3'])
    expect(await units(id)).toMatchObject({ total: 3, lastPage: 1, limit: 25 })
  })

  test('are sorted with the numbers of their names as numbers', async () => {
    const plots = await insertProject(server.db)
    for (const name of ['Plot 10', 'Plot 2', 'plot 1A', 'Plot 1'])
      await insertHome(server.db, { name, project_id: plots })
    expect(await namesOf(plots, '')).toEqual(['Plot 1', 'plot 1A', 'Plot 2', 'Plot 10'])
  })

  test.each([
    ['filter[availability]=for', ['a 2', 'B 10%']],
    ['filter[unitType]=dup', ['a 2']],
    ['filter[building]=building c', ['a 2']],
    ['filter[name]=10%25', ['B 10%']],
    ['filter[bedrooms]=2', ['B 10%']],
    ['filter[bathrooms]=2', ['C 3']],
    ['filter[purchasePrice]=£250,000', ['B 10%']],
    ['filter[rentalPrice]=1,250.50', ['a 2']],
    ['filter[size]=54.5 m', ['B 10%']],
    ['filter[size]=54.5\u00a0M²', ['B 10%']],
    ['filter[availability]=för rent', ['a 2']],
    ['filter[availability]=for&filter[name]=a', ['a 2']],
    ['filter[nonsense]=x', ['a 2', 'B 10%', 'C 3']],
    ['sort=-name', ['C 3', 'B 10%', 'a 2']],
    ['sort=purchasePrice', ['B 10%', 'a 2', 'C 3']],
    ['sort=-rentalPrice', ['a 2', 'C 3', 'B 10%']],
    ['sort=availability', ['B 10%', 'a 2', 'C 3']],
    ['sort=nonsense', ['a 2', 'B 10%', 'C 3']],
  ])('%s', async (query, expected) => {
    expect(await namesOf(id, `?${query}`)).toEqual(expected)
  })
})
