import type { SavedView } from '@latchkey/domain/views/view.contract'
import { VIEWS_PER_LIST } from '@latchkey/domain/views/view.limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { administrator, pushesOf, fieldError } from '../_staff.ts'

const server = await serverOfFile()
let grace: Caller
let ada: Caller
beforeEach(async () => {
  await server.db.deleteFrom('saved_view').execute()
  grace = await caller(server, 'enquiries-view', 'properties-view')
  ada = await caller(server, 'enquiries-view')
})

const QUERY = {
  filters: { name: 'Lee', status: 'awaiting' },
  sort: { column: 'email', direction: 'desc' },
  limit: 50,
  handler: 'none',
  waiting: '1',
}
const UNASSIGNED = { name: 'Unassigned', query: QUERY }

const read = async (who: Caller, list = 'enquiries') => (await who.get(`/views/${list}`)).json<SavedView[]>()
const save = async (who: Caller, body: object = {}, list = 'enquiries') =>
  (await who.post(`/views/${list}`, { ...UNASSIGNED, ...body })).json<SavedView>()
const orderOf = async (who: Caller) => (await read(who)).map(({ id }) => id)
const auditOf = async (id: number | null) => {
  const lines = await server.db
    .selectFrom('audit')
    .select('action')
    .where('entity', '=', 'view')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return lines.map(({ action }) => action)
}

test('401 and 403: views need the permission of their list', async () => {
  expect((await anonymous(server).get('/views/enquiries')).statusCode).toBe(401)
  expect((await ada.get('/views/units')).statusCode).toBe(403)
  expect((await ada.get('/views/viewings')).statusCode).toBe(403)
  expect((await ada.get('/views/users')).statusCode).toBe(404)
  const { id } = await save(grace, { isShared: true, query: { filters: {}, sort: null, limit: 10 } }, 'units')
  expect((await ada.post(`/views/${id}/use`, { isPinned: true })).statusCode).toBe(403)
})

describe('POST /views/{list}', () => {
  test('200: the view, as it is read afterwards; pushed and audited', async () => {
    const pushes = pushesOf(server)
    const response = await grace.post('/views/enquiries', {
      ...UNASSIGNED,
      name: ' Unassigned ',
      isPinned: true,
    })
    expect(response.statusCode).toBe(200)
    const view = response.json<SavedView>()
    expect(view).toEqual({
      id: expect.any(Number) as number,
      name: 'Unassigned',
      query: QUERY,
      isShared: false,
      isMine: true,
      isPinned: true,
      isDefault: false,
    })
    expect(await read(grace)).toEqual([view])
    expect(pushes()).toEqual(['views-refresh'])
    expect(await auditOf(view.id)).toEqual(['view.create'])
  })

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: null }, 'name', 'required'],
    [{ name: 7 }, 'name', 'invalid'],
    [{ name: 'x'.repeat(65) }, 'name', 'maxlength'],
    [{ name: 'UNASSIGNED' }, 'name', 'unique'],
    [{ isShared: 'maybe' }, 'isShared', 'enumerable'],
    [{ query: null }, 'query', 'required'],
    [{ query: 'all' }, 'query', 'invalid'],
    [{ query: { ...QUERY, limit: undefined } }, 'query.limit', 'required'],
    [{ query: { ...QUERY, limit: 0 } }, 'query.limit', 'range'],
    [{ query: { ...QUERY, limit: 101 } }, 'query.limit', 'range'],
    [{ query: { ...QUERY, limit: 'all' } }, 'query.limit', 'range'],
    [{ query: { ...QUERY, filters: { colour: 'red' } } }, 'query.filters.colour', 'enumerable'],
    [{ query: { ...QUERY, filters: { name: 7 } } }, 'query.filters.name', 'invalid'],
    [{ query: { ...QUERY, filters: { name: 'x'.repeat(256) } } }, 'query.filters.name', 'maxlength'],
    [{ query: { ...QUERY, filters: [] } }, 'query.filters', 'invalid'],
    [{ query: { ...QUERY, sort: { column: 'rent', direction: 'asc' } } }, 'query.sort.column', 'enumerable'],
    [
      { query: { ...QUERY, sort: { column: 'name', direction: 'up' } } },
      'query.sort.direction',
      'enumerable',
    ],
    [{ query: { ...QUERY, sort: 'name' } }, 'query.sort', 'invalid'],
    [{ query: { ...QUERY, handler: 'mine' } }, 'query.handler', 'enumerable'],
    [{ query: { ...QUERY, waiting: 2 } }, 'query.waiting', 'enumerable'],
  ])('422: %j: %s %s', async (body, attribute, name) => {
    await save(grace)
    const response = await grace.post('/views/enquiries', { ...UNASSIGNED, name: 'Another', ...body })
    expect([response.statusCode, response.json()]).toEqual([422, fieldError(attribute, name)])
    expect(await read(grace)).toHaveLength(1)
  })

  test('422 for fields of another list, and all failing fields are answered together', async () => {
    const response = await grace.post('/views/units', { name: '', query: QUERY })
    expect(response.json<{ attribute: string }[]>().map(({ attribute }) => attribute)).toEqual([
      'name',
      'query.filters.status',
      'query.sort.column',
      'query.handler',
      'query.waiting',
    ])
  })

  test('a name can be used in another list, and by another owner', async () => {
    await save(grace)
    expect(await save(grace, { query: { filters: {}, sort: null, limit: 6 } }, 'units')).toMatchObject({
      name: 'Unassigned',
    })
    expect(await save(ada)).toMatchObject({ name: 'Unassigned' })
  })

  test('409 too-many above fifty per owner and list, also when concurrent', async () => {
    const { query } = UNASSIGNED
    const most = Array.from({ length: VIEWS_PER_LIST - 1 }, (_, index) => ({
      list: 'enquiries' as const,
      name: `View ${index}`,
      owner_id: grace.userId,
      is_shared: false,
      query: JSON.stringify(query),
    }))
    await server.db.insertInto('saved_view').values(most).execute()
    const names = ['One more', 'Two more', 'Three more']
    const responses = await Promise.all(
      names.map((name) => grace.post('/views/enquiries', { ...UNASSIGNED, name })),
    )
    const rejected = responses.filter(({ statusCode }) => statusCode === 409)
    expect(rejected).toHaveLength(2)
    expect(rejected[0]?.json()).toMatchObject({ error: 'too-many', max: VIEWS_PER_LIST })
    expect(await read(grace)).toHaveLength(VIEWS_PER_LIST)
    expect(await save(ada)).toMatchObject({ isMine: true })
  })
})

describe('a shared view', () => {
  test('is visible to colleagues at once, who can pin but not change it', async () => {
    const { id } = await save(grace, { isShared: true })
    expect(await read(ada)).toMatchObject([{ id, isMine: false, isPinned: false }])
    const pushes = pushesOf(server)
    expect((await ada.post(`/views/${id}/use`, { isPinned: true })).body).toBe('true')
    expect(pushes()).toEqual(['views-refresh'])
    expect(await read(ada)).toMatchObject([{ id, isPinned: true, isDefault: false }])
    expect(await read(grace)).toMatchObject([{ id, isPinned: false }])
    expect((await ada.post(`/views/${id}/update`, UNASSIGNED)).statusCode).toBe(403)
    expect((await ada.post(`/views/${id}/delete`)).statusCode).toBe(403)
    expect(await auditOf(id)).toEqual(['view.create', 'view.use'])
  })

  test('can be changed and deleted with settings-manage, and keeps its owner', async () => {
    const manager = await caller(server, 'enquiries-view', 'settings-manage')
    const { id } = await save(grace, { isShared: true })
    expect((await manager.post(`/views/${id}/update`, { name: 'Nobody’s' })).body).toBe('true')
    expect(await read(grace)).toMatchObject([
      { name: 'Nobody’s', query: QUERY, isShared: true, isMine: true },
    ])
    expect((await manager.post(`/views/${id}/delete`)).body).toBe('true')
    expect((await manager.post(`/views/${id}/delete`)).statusCode).toBe(404)
    expect(await read(grace)).toEqual([])
    expect(await auditOf(id)).toEqual(['view.create', 'view.update', 'view.delete'])
  })

  test('stays when its owner is deleted; a private one is deleted too', async () => {
    const manager = await administrator(server)
    const { id } = await save(grace, { isShared: true })
    const own = await save(grace, { name: 'Own' })
    expect((await manager.post(`/users/${grace.userId}/delete`, {})).body).toBe('true')
    expect(await read(ada)).toMatchObject([{ id, isMine: false }])
    const left = await server.db.selectFrom('saved_view').select('id').execute()
    expect(left).toEqual([{ id }])
    expect((await ada.post(`/views/${own.id}/use`, {})).statusCode).toBe(404)
  })
})

test('a private view is visible to its owner only: 404 for others', async () => {
  const { id } = await save(grace)
  const manager = await caller(server, 'enquiries-view', 'settings-manage')
  expect(await read(ada)).toEqual([])
  for (const act of ['update', 'delete', 'use'])
    expect((await manager.post(`/views/${id}/${act}`, UNASSIGNED)).statusCode).toBe(404)
  expect((await grace.post('/views/999999999/delete')).statusCode).toBe(404)
})

describe('personal settings', () => {
  test('a list has one default view per person', async () => {
    const first = await save(grace, { isShared: true, isDefault: true })
    const second = await save(grace, { name: 'Second', isDefault: true })
    expect((await read(grace)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, false],
      [second.id, true],
    ])
    await grace.post(`/views/${first.id}/use`, { isDefault: true })
    expect((await read(grace)).map(({ isDefault }) => isDefault)).toEqual([true, false])
    expect((await read(ada)).map(({ isDefault }) => isDefault)).toEqual([false])
    expect((await grace.post(`/views/${first.id}/use`, { isPinned: 'yes' })).json()).toEqual(
      fieldError('isPinned', 'enumerable'),
    )
  })

  test('POST /views/{list}/order is personal; omitted views follow, and unknown ids are ignored', async () => {
    const ids: number[] = []
    for (const name of ['One', 'Two', 'Three']) ids.push((await save(grace, { name, isShared: true })).id)
    const [one, two, three] = ids as [number, number, number]
    expect(await orderOf(grace)).toEqual([one, two, three])
    expect((await grace.post('/views/enquiries/order', { ids: [three, 999, one] })).body).toBe('true')
    expect(await orderOf(grace)).toEqual([three, one, two])
    await grace.post('/views/enquiries/order', { ids: [two] })
    expect(await orderOf(grace)).toEqual([two, three, one])
    expect(await orderOf(ada)).toEqual([one, two, three])
    expect((await grace.post('/views/enquiries/order', {})).json()).toEqual(fieldError('ids', 'required'))
    expect((await grace.post('/views/enquiries/order', { ids: 'all' })).json()).toEqual(
      fieldError('ids', 'invalid'),
    )
  })
})

test('omitted fields stay; a view may keep its name', async () => {
  const { id } = await save(grace, { isShared: true })
  expect((await grace.post(`/views/${id}/update`, { name: 'unassigned' })).body).toBe('true')
  expect(await read(grace)).toMatchObject([{ name: 'unassigned', query: QUERY, isShared: true }])
  await save(grace, { name: 'Taken' })
  for (const name of ['taken', 'Take\u0301n', 'Taken\u00a0'])
    expect((await grace.post(`/views/${id}/update`, { name })).json()).toEqual(fieldError('name', 'unique'))
  const query = { filters: {}, sort: null, limit: 25 }
  await grace.post(`/views/${id}/update`, { name: 'All', query, isShared: false })
  expect(await read(grace)).toMatchObject([{ name: 'All', query, isShared: false }, {}])
})

describe('a query that the person may not use', () => {
  test('the choice of another handler is dropped without leads-assign', async () => {
    const manager = await caller(server, 'enquiries-view', 'leads-assign')
    const query = { filters: {}, sort: null, limit: 25, handler: grace.userId }
    await save(manager, { isShared: true, query })
    expect(await read(manager)).toMatchObject([{ query }])
    expect(await read(grace)).toMatchObject([{ query }])
    expect((await read(ada)).map((view) => view.query)).toEqual([{ filters: {}, sort: null, limit: 25 }])
  })

  test('what the list no longer supports is dropped when read', async () => {
    const { id } = await save(grace)
    const stored = { ...QUERY, filters: { name: 'Lee', shoeSize: '9' }, limit: 5000 }
    await server.db
      .updateTable('saved_view')
      .set({ query: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute()
    expect(await read(grace)).toMatchObject([{ query: { ...QUERY, filters: { name: 'Lee' }, limit: 25 } }])
  })
})
