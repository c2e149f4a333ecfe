import { when } from 'mobx'
import type { ListStore } from './list.store.ts'
import { isSameQuery, type ListQuery, type Page } from './page.ts'

interface Row {
  id: number
}

type ShownPage = Omit<Page<Row>, 'models'> & { rows: readonly Row[] }

export interface ListPlace {
  id: number
  /** Across all pages, from 0. */
  index: number
  /** False when the record has left the list; its place is then that of its follower. */
  isListed: boolean
  /** The rows of the page on which it was last listed. */
  neighbours: readonly Row[]
}

const firstIndexOf = ({ page, limit }: ShownPage): number => (page - 1) * limit

/** Null unless the record is or was on the displayed page. `before` is its place before the list changed. */
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

/** Same place, derived from the same rows. */
export const isSamePlace = (one: ListPlace | null, other: ListPlace | null): boolean =>
  one?.id === other?.id &&
  one?.index === other?.index &&
  one?.isListed === other?.isListed &&
  one?.neighbours === other?.neighbours

/** Null at that end of the list. */
export function stepFrom(
  { index, isListed }: ListPlace,
  by: 'previous' | 'next',
  total: number,
): number | null {
  const next = isListed ? index + 1 : index
  const target = by === 'next' ? next : index - 1
  return target >= 0 && target < total ? target : null
}

export const pageWith = (index: number, { limit }: Pick<ShownPage, 'limit'>): number =>
  Math.floor(index / limit) + 1

/** The nearest row on the displayed page; undefined when that is empty. */
export const rowNear = (list: ShownPage, index: number): Row | undefined =>
  list.rows[Math.max(0, Math.min(index - firstIndexOf(list), list.rows.length - 1))]

/** Waits until the list has received the page of a query. False when it failed, or when the list is no longer watched. */
export async function hasReceived<Asked, Column extends string>(
  list: ListStore<Asked, Column>,
  query: ListQuery<Column>,
): Promise<boolean> {
  await when(() => list.requested === null || isSameQuery(list.requested, query))
  await when(() => !list.isAsking)
  return list.requested !== null && !list.refreshFailed
}
