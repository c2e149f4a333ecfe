import { when } from 'mobx'
import type { ListStore } from './list.store.ts'
import { isSameQuery, type ListQuery, type Page } from './page.ts'

/** A row, as far as its place in a list is told by it. */
interface Row {
  id: number
}

/** The page of a list that is on show. */
type ShownPage = Omit<Page<Row>, 'models'> & { rows: readonly Row[] }

/** Where a record is in a list. */
export interface ListPlace {
  id: number
  /** Counted from 0, over all pages. */
  index: number
  /** False once the record has left the list: the one that followed has its place then. Source: decision A8.3. */
  isListed: boolean
  /** The page on which it was listed last. */
  neighbours: readonly Row[]
}

const firstIndexOf = ({ page, limit }: ShownPage): number => (page - 1) * limit

/**
 * The place of a record in a list; null for one that was never on the page that is on show.
 * `before` is its place before the list changed.
 */
export function placeIn(list: ShownPage, id: number, before: ListPlace | null): ListPlace | null {
  const first = firstIndexOf(list)
  const onPage = (row: Row | undefined) => list.rows.findIndex((each) => each.id === row?.id)
  const listed = onPage({ id })
  if (listed !== -1) return { id, index: first + listed, isListed: true, neighbours: list.rows }
  if (before?.id !== id) return null

  const { neighbours } = before
  const own = neighbours.findIndex((each) => each.id === id)
  const follower = neighbours.slice(own + 1).find((row) => onPage(row) !== -1)
  if (follower !== undefined) return { ...before, isListed: false, index: first + onPage(follower) }
  const predecessor = neighbours.slice(0, own).findLast((row) => onPage(row) !== -1)
  if (predecessor !== undefined) return { ...before, isListed: false, index: first + onPage(predecessor) + 1 }
  return { ...before, isListed: false, index: Math.min(before.index, list.total) }
}

/** True for the same place, told by the same rows. */
export const isSamePlace = (one: ListPlace | null, other: ListPlace | null): boolean =>
  one?.id === other?.id &&
  one?.index === other?.index &&
  one?.isListed === other?.isListed &&
  one?.neighbours === other?.neighbours

/** The index of the record before or after a place; null at that end of the list. */
export function stepFrom(
  { index, isListed }: ListPlace,
  by: 'previous' | 'next',
  total: number,
): number | null {
  const next = isListed ? index + 1 : index
  const target = by === 'next' ? next : index - 1
  return target >= 0 && target < total ? target : null
}

/** The number of the page with an index. */
export const pageWith = (index: number, { limit }: Pick<ShownPage, 'limit'>): number =>
  Math.floor(index / limit) + 1

/** The row at an index, or the one nearest to it on the page that is on show; undefined for an empty page. */
export const rowNear = (list: ShownPage, index: number): Row | undefined =>
  list.rows[Math.max(0, Math.min(index - firstIndexOf(list), list.rows.length - 1))]

/**
 * Waits until a list has answered a question that the address of its page asks it. False when the answer failed, and when
 * nobody looks at the list any more.
 */
export async function isAnswered<Asked, Column extends string>(
  list: ListStore<Asked, Column>,
  query: ListQuery<Column>,
): Promise<boolean> {
  await when(() => list.asked === null || isSameQuery(list.asked, query))
  await when(() => !list.isAsking)
  return list.asked !== null && !list.refreshFailed
}
