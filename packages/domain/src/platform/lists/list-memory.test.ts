import { describe, expect, it } from 'vitest'
import { createListMemory } from './list-memory.ts'
import { createMemoryStorage } from '../storage/storage.ts'

type Column = 'name' | 'status'
const memory = createListMemory<Column>({ list: 'enquiries', filterColumns: ['name', 'status'] })
const paged = (text: string) => memory.read(createMemoryStorage({ enquiries_pagination: text }))
const filtered = (text: string) => memory.read(createMemoryStorage({ enquiries_filters: text })).filters

it('starts at the defaults', () => {
  expect(memory.read(createMemoryStorage())).toEqual({ page: 1, limit: 25, filters: {}, sort: null })
  const projects = createListMemory({ list: 'projects', defaultLimit: 6 })
  expect(projects.read(createMemoryStorage()).limit).toBe(6)
})

describe('paging', () => {
  it('is restored', () => {
    expect(paged('{"page":2,"limit":50}')).toMatchObject({ page: 2, limit: 50 })
  })

  it.each([
    ['{"page":0,"limit":50}', 1, 50],
    ['{"page":3,"limit":0}', 3, 25],
    ['{"page":-3,"limit":-3}', 1, 25],
    ['{"page":1.5,"limit":1e300}', 1, 25],
    ['{"page":"2","limit":"50"}', 1, 25],
    ['{"page":2}', 2, 25],
    ['null', 1, 25],
    ['7', 1, 25],
    ['[2,50]', 1, 25],
    ['{page', 1, 25],
    ['', 1, 25],
  ])('%s gives page %d and limit %d', (text, page, limit) => {
    expect(paged(text)).toMatchObject({ page, limit })
  })
})

describe('filters', () => {
  it('are restored for known columns', () => {
    expect(filtered('{"name":" Lee","status":"","email":"x","page":"2"}')).toEqual({ name: ' Lee' })
  })

  it.each(['{', 'null', '"Lee"', '{"name":7}', '{"name":null}', '{"name":{"a":1}}', '{"name":"  "}'])(
    'are none in %s',
    (text) => {
      expect(filtered(text)).toEqual({})
    },
  )

  it('are neither read nor stored by a list that stores only its page', () => {
    const users = createListMemory<Column>({ list: 'users' })
    const storage = createMemoryStorage({ users_filters: '{"name":"Lee"}' })
    expect(users.read(storage).filters).toEqual({})
    users.write(storage, { page: 4, limit: 10, filters: { name: 'Ng' }, sort: null })
    expect(storage.getItem('users_filters')).toBe('{"name":"Lee"}')
    expect(storage.getItem('users_pagination')).toBe('{"page":4,"limit":10}')
  })
})

it('stores page, page size and filters, but not the sort', () => {
  const storage = createMemoryStorage()
  memory.write(storage, {
    page: 2,
    limit: 50,
    filters: { name: 'Lee', status: '' },
    sort: { column: 'name', direction: 'desc' },
  })
  expect(storage.getItem('enquiries_pagination')).toBe('{"page":2,"limit":50}')
  expect(storage.getItem('enquiries_filters')).toBe('{"name":"Lee"}')
  expect(memory.read(storage)).toEqual({ page: 2, limit: 50, filters: { name: 'Lee' }, sort: null })
})
