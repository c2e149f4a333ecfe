import { expect, it } from 'vitest'
import { isSameQuery, type ListQuery } from './page.ts'

const base: ListQuery = {
  page: 1,
  limit: 25,
  filters: { a: '1', b: '2' },
  sort: { column: 'a', direction: 'asc' },
}

it('compares queries by the rows that they return', () => {
  expect(
    isSameQuery(base, { ...base, filters: { b: '2', a: '1' }, sort: { column: 'a', direction: 'asc' } }),
  ).toBe(true)
  expect(isSameQuery({ ...base, sort: null }, { ...base, sort: null })).toBe(true)
})

it.each([
  { page: 2 },
  { limit: 10 },
  { filters: { a: '1' } },
  { filters: { a: '1', b: '2', c: '3' } },
  { filters: { a: '1', b: '3' } },
  { choices: { handler: 'me' } },
  { sort: null },
  { sort: { column: 'b', direction: 'asc' } },
  { sort: { column: 'a', direction: 'desc' } },
] as Partial<ListQuery>[])('tells %j apart', (change) => {
  expect(isSameQuery(base, { ...base, ...change })).toBe(false)
  expect(isSameQuery({ ...base, ...change }, base)).toBe(false)
})
