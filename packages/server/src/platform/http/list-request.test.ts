import { expect, test } from 'vitest'
import { boundedPage, pageOf, readListRequest } from './list-request.ts'

const columns = ['name', 'status'] as const
const first = { page: 1, limit: 25 }

test.each([
  [
    { page: 0, limit: 0 },
    { page: 1, limit: 25 },
  ],
  [
    { page: -3, limit: -1 },
    { page: 1, limit: 25 },
  ],
  [
    { page: 99, limit: 1000 },
    { page: 99, limit: 100 },
  ],
  [
    { page: 2, limit: 1 },
    { page: 2, limit: 1 },
  ],
])('%j becomes %j', (asked, used) => {
  expect(boundedPage(asked)).toEqual(used)
})

test('other lists have other bounds', () => {
  expect(boundedPage({ page: 1, limit: 0 }, { defaultLimit: 6 }).limit).toBe(6)
  expect(boundedPage({ page: 1, limit: 10_001 }, { maxLimit: 10_000 }).limit).toBe(10_000)
})

test('filters are trimmed; blank and unknown ones are dropped', () => {
  const query = {
    'filter[name]': ' a\u200bnn\t ',
    'filter[status]': '  ',
    'filter[password_hash]': 'x',
    filter: 'y',
  }
  expect(readListRequest(first, query, columns).filters).toEqual({ name: 'ann' })
})

test('the first of a repeated parameter counts', () => {
  expect(readListRequest(first, { 'filter[name]': ['ann', 'bob'] }, columns).filters).toEqual({ name: 'ann' })
})

test.each([
  ['name', { column: 'name', direction: 'asc' }],
  ['-status', { column: 'status', direction: 'desc' }],
  ['id; drop table lead', null],
  ['--name', null],
  ['', null],
  [undefined, null],
])('sort=%s', (sort, expected) => {
  expect(readListRequest(first, { sort }, columns).sort).toEqual(expected)
})

test('an empty list has one page', () => {
  expect(pageOf([], 0, first).lastPage).toBe(1)
  expect(pageOf([], 25, first).lastPage).toBe(1)
  expect(pageOf([], 26, first).lastPage).toBe(2)
})
