import { expect, test } from 'vitest'
import type { ListQuery } from '../platform/lists/page.ts'
import { isViewIn, viewIn, withoutView, withView } from './view-address.ts'
import { aView } from './view.fixtures.ts'
import { listQueryOf, readViewQuery, viewQueryOf } from './view.query.ts'

const SHOWN: ListQuery = {
  page: 3,
  limit: 50,
  filters: { name: 'Lee' },
  sort: { column: 'email', direction: 'desc' },
  choices: { handler: '7', waiting: '1' },
}

test('a view is all of a query but its page (A13/1)', () => {
  const query = viewQueryOf(SHOWN)
  expect(query).toEqual({
    filters: { name: 'Lee' },
    sort: { column: 'email', direction: 'desc' },
    limit: 50,
    handler: '7',
    waiting: '1',
  })
  expect(readViewQuery('enquiries', query)).toEqual({ query, errors: {} })
  expect(listQueryOf('enquiries', query)).toEqual({ ...SHOWN, page: 1 })
})

test('choices may be sent as numbers and flags; unset ones are omitted', () => {
  const sent = { filters: {}, sort: null, limit: 25, handler: 7, waiting: true }
  expect(readViewQuery('enquiries', sent)).toEqual({ query: sent, errors: {} })
  expect(listQueryOf('enquiries', sent).choices).toEqual({ handler: '7', waiting: '1' })
  const unmade = { ...sent, handler: null, waiting: false }
  expect(readViewQuery('enquiries', unmade).query).toEqual({ filters: {}, sort: null, limit: 25 })
})

test('values that a list does not accept are rejected, and omitted from the result', () => {
  const { query, errors } = readViewQuery('units', {
    filters: JSON.parse('{"__proto__": "x", "name": "A"}'),
    sort: { column: 'constructor', direction: 'asc' },
    limit: 1.5,
    handler: 'me',
  })
  expect(query).toEqual({ filters: { name: 'A' }, sort: null, limit: 25 })
  expect(errors).toEqual({
    'query.filters.__proto__': ['enumerable'],
    'query.sort.column': ['enumerable'],
    'query.limit': ['range'],
    'query.handler': ['enumerable'],
  })
})

test('an address with a view has its query and its id, and keeps other parameters', () => {
  const view = aView({ id: 7, query: viewQueryOf(SHOWN) })
  const applied = withView(new URLSearchParams('page=4&email=x&lead=3'), 'enquiries', view)
  expect(applied.toString()).toBe('page=1&limit=50&sort=-email&name=Lee&handler=7&waiting=1&lead=3&view=7')
  expect(viewIn(applied)).toBe(7)
  expect(withoutView(applied, 'enquiries', 25).toString()).toBe('page=1&limit=25&lead=3')
})

test.each([
  ['page=1&limit=50&sort=-email&name=Lee&handler=7&waiting=1', true],
  ['page=9&limit=50&sort=-email&name=Lee&handler=7&waiting=1&lead=3', true],
  ['page=1&limit=50&sort=-email&name=Lee&email=a&handler=7&waiting=1', false],
  ['page=1&limit=50&name=Lee&handler=7&waiting=1', false],
  ['page=1&limit=25&sort=-email&name=Lee&handler=7&waiting=1', false],
  ['page=1&limit=50&sort=-email&name=Lee&handler=7', false],
  ['view=7', false],
])('%s: is the view displayed? %s (A13.5)', (search, isShown) => {
  const view = aView({ id: 7, query: viewQueryOf(SHOWN) })
  expect(isViewIn(new URLSearchParams(search), 'enquiries', view)).toBe(isShown)
})

test.each(['', 'view=', 'view=abc', 'view=-1', 'view=1.5', 'view=99999999999'])(
  '%j has no view',
  (search) => {
    expect(viewIn(new URLSearchParams(search))).toBeNull()
  },
)
