import type { Media } from '@latchkey/domain/media/media.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Property } from '@latchkey/domain/properties/property.contract'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
} from '@latchkey/domain/properties/property.fields'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { homeBody, insertMedia, insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const agent = await caller(server, 'properties-view')
const pictures = [await insertMedia(server.db), await insertMedia(server.db), await insertMedia(server.db)]
beforeEach(() => server.db.updateTable('property').set({ deleted_at: new Date() }).execute())

const create = (over: object = {}) => agent.post('/properties/create', homeBody({ ...over }))
const created = async (over: object = {}) => (await create(over)).json<Property>()
const get = async (id: number) => (await agent.get(`/properties/${id}`)).json<Property>()
const imagesOf = (...ids: (number | undefined)[]) => ids.map((id) => ({ id }))

const createUnit = (over: object) => agent.post('/properties/create-unit', homeBody({ ...over }))

const save = (id: number, over: object) => agent.post(`/properties/${id}/update`, homeBody({ ...over }))

const images = async (query: string) => agent.get(`/properties/get-images${query}`)

const idsOf = async (query: string) => (await images(query)).json<Media[]>().map(({ id }) => id)

test('401, 403 and 404 on every call', async () => {
  const id = await insertHome(server.db)
  const gone = await insertHome(server.db, { deleted_at: new Date() })
  const outsider = await caller(server, 'enquiries-view', 'units-download')
  const calls: ['get' | 'post', (id: number | string) => string][] = [
    ['get', () => '/properties/1/6'],
    ['get', () => '/properties/get-images?ids=1'],
    ['post', () => '/properties/create'],
    ['post', () => '/properties/create-unit'],
    ['get', (one) => `/properties/${one}`],
    ['post', (one) => `/properties/${one}/update`],
    ['post', (one) => `/properties/${one}/delete-property`],
    ['post', (one) => `/properties/${one}/delete-image`],
  ]
  for (const [method, url] of calls) {
    expect([url(id), (await anonymous(server)[method](url(id))).statusCode]).toEqual([url(id), 401])
    expect([url(id), (await outsider[method](url(id))).statusCode]).toEqual([url(id), 403])
    for (const one of url.length === 0 ? [] : [gone, 0, 'abc', '99999999999']) {
      expect([url(one), (await agent[method](url(one))).statusCode]).toEqual([url(one), 404])
    }
  }
})

test('the list has homes without a project, newest first', async () => {
  const ids = [(await created()).id, (await created()).id]
  await insertHome(server.db, { project_id: await insertProject(server.db) })
  const page = (await agent.get('/properties/1/0')).json<Page<Property>>()
  expect(page).toMatchObject({ page: 1, limit: 6, total: 2, lastPage: 1 })
  expect(page.models.map(({ id }) => id)).toEqual(ids.toReversed())
})

describe('POST /properties/create', () => {
  test.each([0, 0.01, 1.1, 19.99, 999_999, null])('amounts of %s are stored to the penny', async (value) => {
    const amounts = Object.fromEntries(PROPERTY_AMOUNT_FIELDS.map((field) => [field, value]))
    expect(await created(amounts)).toMatchObject(amounts)
  })

  test('areas, choices and counts are stored up to their maximum', async () => {
    const values = {
      ...Object.fromEntries(PROPERTY_AREA_FIELDS.map((field) => [field, 9_999_999.99])),
      unitType: 17,
      ownershipType: 5,
      availability: 7,
      energyLabel: 7,
      building: 3,
      bedrooms: 0,
      rooms: 99,
    }
    expect(await created(values)).toMatchObject(values)
  })

  test('422: what the rules of the form refuse', async () => {
    expect((await create({ name: '', bedrooms: 10 })).json()).toEqual([
      ...fieldError('name', 'required'),
      ...fieldError('bedrooms', 'range'),
    ])
  })

  test('200: the home, with its pictures in order and without a project; pushed', async () => {
    const pushes = pushesOf(server)
    const home = await created({ images: imagesOf(pictures[2], pictures[0]), projectId: 5, id: 5 })
    expect(home.projectId).toBeNull()
    expect(home.images.map(({ id }) => id)).toEqual([pictures[2], pictures[0]])
    expect(await get(home.id)).toEqual(home)
    expect(pushes()).toEqual(['property-refresh'])
  })

  test('a long description of four-byte letters fits', async () => {
    const desc = '😀'.repeat(524_288)
    expect((await created({ desc })).desc).toBe(desc)
    expect((await create({ desc: `${desc}!` })).json()).toEqual(fieldError('desc', 'maxlength'))
  })
})

describe('POST /properties/create-unit', () => {
  test('422 without a project, or with an unknown or deleted one, along with every other field', async () => {
    const deleted = await insertProject(server.db, { deleted_at: new Date() })
    expect((await createUnit({ name: '' })).json()).toEqual([
      ...fieldError('projectId', 'required'),
      ...fieldError('name', 'required'),
    ])
    for (const projectId of [deleted, 0, -1, 9_999_999_999, 'x']) {
      expect([projectId, (await createUnit({ projectId })).json()]).toEqual([
        projectId,
        fieldError('projectId', 'enumerable'),
      ])
    }
  })

  test('200: a unit of the project, which stays in it', async () => {
    const projectId = await insertProject(server.db)
    const unit = (await createUnit({ projectId })).json<Property>()
    expect(unit.projectId).toBe(projectId)
    const other = await insertProject(server.db)
    expect((await agent.post(`/properties/${unit.id}/update`, homeBody({ projectId: other }))).json()).toBe(
      true,
    )
    expect((await get(unit.id)).projectId).toBe(projectId)
  })
})

describe('POST /properties/{id}/update', () => {
  test('409 for an older version, and nothing changes', async () => {
    const { id, version } = await created()
    expect((await save(id, { name: 'New', version })).json()).toBe(true)
    expect((await save(id, { name: 'Stale', version })).statusCode).toBe(409)
    expect((await get(id)).name).toBe('New')
  })

  test('any availability to any other', async () => {
    const { id } = await created()
    for (const availability of [1, 7, 2, 6, 3, 5, 4, null]) {
      await save(id, { availability })
      expect((await get(id)).availability).toBe(availability)
    }
  })

  test('every amenity, both ways', async () => {
    const { id } = await created()
    for (const value of [true, false]) {
      await save(id, Object.fromEntries(AMENITIES.map((amenity) => [amenity, value])))
      const home = await get(id)
      expect(AMENITIES.map((amenity) => home[amenity])).toEqual(AMENITIES.map(() => value))
    }
  })

  test('pictures are stored in the sent order, and the change is audited', async () => {
    const { id } = await created({ images: imagesOf(...pictures) })
    await save(id, { images: imagesOf(...pictures.toReversed()) })
    expect((await get(id)).images.map((image) => image.id)).toEqual(pictures.toReversed())
    const line = await server.db
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'property.update')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(line.changes).toEqual([{ field: 'images', from: pictures, to: pictures.toReversed() }])
  })
})

describe('invalid pictures', () => {
  const [unknown, tooLarge] = [2_000_000_000, 9_999_999_999]

  test.each(['create', 'create-unit', 'update'])(
    '%s: each is named by its index in the body',
    async (call) => {
      const projectId = await insertProject(server.db)
      const { id } = await created()
      const url = call === 'update' ? `/properties/${id}/update` : `/properties/${call}`
      const send = async (list: unknown) => {
        const response = await agent.post(url, { ...homeBody({ projectId }), images: list })
        return [response.statusCode, response.json<unknown>()]
      }
      const [known] = pictures
      expect(await send(imagesOf(unknown))).toEqual([422, fieldError('images.0.id', 'enumerable')])
      expect(await send(imagesOf(known, known, unknown, tooLarge))).toEqual([
        422,
        [...fieldError('images.2.id', 'enumerable'), ...fieldError('images.3.id', 'enumerable')],
      ])
      expect(await send([{ id: known }, { id: 'a' }, {}, 7, null])).toEqual([
        422,
        [1, 2, 3, 4].flatMap((place) => fieldError(`images.${place}.id`, 'invalid')),
      ])
      expect(await send('all')).toEqual([422, fieldError('images', 'invalid')])
      expect((await get(id)).images).toEqual([])
    },
  )

  test('a repeated picture is kept once, at its first place', async () => {
    const [one, two] = pictures
    expect((await created({ images: imagesOf(one, two, one) })).images.map(({ id }) => id)).toEqual([
      one,
      two,
    ])
  })
})

test('deleting a home unlinks its leads, which keep their copies', async () => {
  const { id } = await created()
  const lead = await insertLead(server.db, { property_id: id, property_name: 'Copy' })
  const pushes = pushesOf(server)
  expect((await agent.post(`/properties/${id}/delete-property`)).json()).toBe(true)
  expect((await agent.post(`/properties/${id}/delete-property`)).statusCode).toBe(404)
  expect(pushes()).toEqual(['property-refresh'])
  expect(
    await server.db
      .selectFrom('lead')
      .select(['property_id', 'property_name'])
      .where('id', '=', lead)
      .executeTakeFirst(),
  ).toEqual({ property_id: null, property_name: 'Copy' })
})

test('a picture is removed from the gallery, and the next one moves up', async () => {
  const { id } = await created({ images: imagesOf(pictures[0], pictures[1]) })
  const take = (imageId?: unknown) => agent.post(`/properties/${id}/delete-image`, { imageId })
  expect((await take()).json()).toEqual(fieldError('imageId', 'required'))
  expect((await take(pictures[2])).json()).toBe(false)
  expect((await take(pictures[0])).json()).toBe(true)
  expect((await take(pictures[0])).json()).toBe(false)
  expect((await get(id)).images.map((image) => image.id)).toEqual([pictures[1]])
})

describe('GET /properties/get-images', () => {
  test('422 without ids', async () => {
    for (const query of ['', '?ids=', '?ids=,']) {
      expect((await images(query)).json()).toEqual(fieldError('ids', 'required'))
    }
  })

  test('in the requested order, each once, without unknown ones', async () => {
    const [one, two] = pictures
    expect(await idsOf(`?ids=${two},${one},2000000000,x,${two}`)).toEqual([two, one])
    expect(await idsOf(`?ids=${two}&ids=${one}`)).toEqual([two, one])
    expect(await idsOf('?ids=x')).toEqual([])
    const many = Array.from({ length: 100 }, (_, nr) => 1_000_000 + nr)
    expect(await idsOf(`?ids=${many.join(',')},${one}`)).toEqual([])
  })
})
