import { expect, it } from 'vitest'
import { mergedRefresh, refreshOf } from './leads-refresh.ts'

it.each([
  [{ ids: [7] }, { ids: [8, 7] }, { ids: [7, 8] }],
  [
    { ids: [7], writes: ['a'] },
    { ids: [8], writes: ['b'] },
    { ids: [7, 8], writes: ['a', 'b'] },
  ],
  // A change by a tenant has no write of a page.
  [{ ids: [7], writes: ['a'] }, { ids: [8] }, { ids: [7, 8] }],
  [{ ids: [7], writes: ['a'] }, {}, {}],
])('%j and %j are %j', (one, other, both) => {
  expect(mergedRefresh(one, other)).toEqual(both)
})

it('names no leads when they are many', () => {
  const ids = Array.from({ length: 51 }, (_, index) => index)
  expect(mergedRefresh({ ids: ids.slice(0, 50) }, { ids: [3] })).toEqual({ ids: ids.slice(0, 50) })
  expect(mergedRefresh({ ids }, { ids: [] })).toEqual({})
  expect([refreshOf(ids), refreshOf([3])]).toEqual([{}, { ids: [3] }])
})

it('keeps that enquiries to complete have come or gone', () => {
  expect(mergedRefresh({ ids: [1] }, { ids: [], toComplete: true })).toEqual({ ids: [1], toComplete: true })
})
