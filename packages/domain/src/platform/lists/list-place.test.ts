import { describe, expect, it } from 'vitest'
import { isSamePlace, pageWith, placeIn, rowNear, stepFrom, type ListPlace } from './list-place.ts'
import { aPageOf } from './page.fixtures.ts'

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }))
const listOf = (ids: readonly number[], page = 1, limit = 3) => {
  const { models, ...paging } = aPageOf(rowsOf(...ids), { page, limit })
  return { ...paging, rows: models }
}

const SEVEN = [1, 2, 3, 4, 5, 6, 7]

/** The place of a listed record. */
function placed(list: ReturnType<typeof listOf>, id: number): ListPlace {
  const place = placeIn(list, id, null)
  if (place === null) throw new Error(`${id} is not listed.`)
  return place
}

describe('a listed record', () => {
  it('is counted over all pages', () => {
    expect(placed(listOf(SEVEN, 2), 5)).toMatchObject({ index: 4, isListed: true })
  })

  it('has no place unless it was on the displayed page', () => {
    expect(placeIn(listOf(SEVEN, 2), 1, null)).toBeNull()
    expect(placeIn(listOf(SEVEN, 2), 1, placed(listOf(SEVEN, 2), 5))).toBeNull()
  })

  it('leads to its neighbours, and nowhere beyond the ends', () => {
    const [first, last] = [placed(listOf(SEVEN), 1), placed(listOf(SEVEN, 3), 7)]
    expect(stepFrom(first, 'previous', 7)).toBeNull()
    expect(stepFrom(first, 'next', 7)).toBe(1)
    expect(stepFrom(last, 'previous', 7)).toBe(5)
    expect(stepFrom(last, 'next', 7)).toBeNull()
  })

  it('is the same for the same rows', () => {
    const list = listOf(SEVEN)
    expect(isSamePlace(placeIn(list, 2, null), placeIn(list, 2, null))).toBe(true)
    expect(isSamePlace(placeIn(list, 2, null), placeIn(listOf(SEVEN), 2, null))).toBe(false)
    expect(isSamePlace(placeIn(list, 2, null), null)).toBe(false)
  })
})

describe('a record that left the list', () => {
  const before = placed(listOf(SEVEN, 2), 5)

  it('gives its place to its follower', () => {
    const after = placeIn(listOf([1, 2, 3, 4, 6, 7], 2), 5, before)
    expect(after).toMatchObject({ index: 4, isListed: false })
    expect(after && stepFrom(after, 'next', 6)).toBe(4)
    expect(after && stepFrom(after, 'previous', 6)).toBe(3)
  })

  it('keeps its place when others are added before it, or leave with it', () => {
    expect(placeIn(listOf([1, 2, 8, 3, 4, 6, 7], 2), 5, before)?.index).toBe(5)
    expect(placeIn(listOf([1, 2, 3, 4, 7], 2), 5, before)?.index).toBe(4)
  })

  it('comes after its predecessors when it has no follower', () => {
    const last = placed(listOf(SEVEN, 3), 7)
    const after = placeIn(listOf([1, 2, 3, 4, 5, 6], 2), 7, last)
    expect(after).toMatchObject({ index: 6, isListed: false })
    expect(after && stepFrom(after, 'next', 6)).toBeNull()
    expect(after && stepFrom(after, 'previous', 6)).toBe(5)
  })

  it('has no neighbours in an empty list', () => {
    const after = placeIn(listOf([]), 5, before)
    expect(after?.index).toBe(0)
    expect(after && stepFrom(after, 'next', 0)).toBeNull()
    expect(after && stepFrom(after, 'previous', 0)).toBeNull()
  })

  it('regains its place when it returns', () => {
    const away = placeIn(listOf([1, 2, 3, 4, 6, 7], 2), 5, before)
    expect(placeIn(listOf(SEVEN, 2), 5, away)).toMatchObject({ index: 4, isListed: true })
  })
})

describe('an index', () => {
  it('gives its page', () => {
    expect([0, 2, 3, 6].map((index) => pageWith(index, { limit: 3 }))).toEqual([1, 1, 2, 3])
  })

  it('gives its row, or the nearest one when the list is shorter', () => {
    expect(rowNear(listOf(SEVEN, 2), 4)).toEqual({ id: 5 })
    expect(rowNear(listOf([1, 2], 1), 3)).toEqual({ id: 2 })
    expect(rowNear(listOf([]), 3)).toBeUndefined()
  })
})
