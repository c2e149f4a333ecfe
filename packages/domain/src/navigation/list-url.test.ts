import type { ListQuery } from '../platform/lists/page.ts'
import { describe, expect, it } from 'vitest'
import { listQueryIn, withListQuery } from './list-url.ts'

const COLUMNS = ['name', 'phone'] as const
type Column = (typeof COLUMNS)[number]
const CHOICES = { handler: /^(?:me|none)$/ }
const read = (search: string) => listQueryIn(new URLSearchParams(search), COLUMNS)
const readWithChoices = (search: string) =>
  listQueryIn(new URLSearchParams(search), COLUMNS, { choices: CHOICES })
const write = (search: string, query: ListQuery<Column>) =>
  withListQuery(new URLSearchParams(search), query, COLUMNS).toString()
const query = (rest: Partial<ListQuery<Column>> = {}): ListQuery<Column> => ({
  page: 1,
  limit: 25,
  filters: {},
  sort: null,
  ...rest,
})

describe('listQueryIn', () => {
  it.each(['', '?lead=7', '?lead=new&utm=x'])('is null for %j', (search) => {
    expect(read(search)).toBeNull()
  })

  it.each<[string, Partial<ListQuery<Column>>]>([
    ['?page=3', { page: 3 }],
    ['?limit=50', { limit: 50 }],
    ['?sort=name', { sort: { column: 'name', direction: 'asc' } }],
    ['?sort=-phone&page=2', { page: 2, sort: { column: 'phone', direction: 'desc' } }],
    ['?name=Ann%20Lee', { filters: { name: 'Ann Lee' } }],
    ['?name=&phone=077', { filters: { phone: '077' } }],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual(query(expected))
  })

  it.each(['?page=0', '?page=-1', '?page=2.5', '?page=1e3', '?page=abc', '?page=99999999999999999999'])(
    'is the first page for %s',
    (search) => {
      expect(read(search)).toEqual(query())
    },
  )

  it.each(['?sort=secret', '?sort=--name', '?sort='])('is the list’s default order for %s', (search) => {
    expect(read(search)).toEqual(query())
  })
})

describe('choices of a list that has some', () => {
  it.each<[string, Partial<ListQuery<Column>>]>([
    ['?handler=me', { choices: { handler: 'me' } }],
    ['?handler=none&page=2', { page: 2, choices: { handler: 'none' } }],
    ['?handler=everybody', { choices: {} }],
  ])('%s', (search, expected) => {
    expect(readWithChoices(search)).toEqual(query(expected))
  })

  it('round-trip, and old ones are removed', () => {
    const asked = query({ choices: { handler: 'me' } })
    const written = withListQuery(new URLSearchParams('?handler=none&lead=7'), asked, COLUMNS, CHOICES)
    expect(written.toString()).toBe('page=1&limit=25&handler=me&lead=7')
    const taken = withListQuery(written, query({ choices: {} }), COLUMNS, CHOICES)
    expect(taken.toString()).toBe('page=1&limit=25&lead=7')
  })

  it('are ignored by a list that has none', () => {
    expect(read('?handler=me')).toBeNull()
  })
})

describe('withListQuery', () => {
  it('always includes page and size, so that a copied address does not depend on what is remembered', () => {
    expect(write('', query())).toBe('page=1&limit=25')
  })

  it.each([
    query({ page: 4, limit: 100 }),
    query({ filters: { name: 'a&b=c +%', phone: '07700' }, sort: { column: 'name', direction: 'desc' } }),
  ])('round-trips', (asked) => {
    expect(read(`?${write('', asked)}`)).toEqual(asked)
  })

  it('omits blank filters and removes old ones', () => {
    expect(write('?name=old&page=9', query({ filters: { phone: ' ' } }))).toBe('page=1&limit=25')
  })

  it('keeps other parameters', () => {
    expect(write('?lead=7&page=9', query())).toBe('page=1&limit=25&lead=7')
  })
})
