import type { ListChoices } from './choices.ts'

export const DEFAULT_PAGE_SIZE = 25

/** The page size of cards cannot be chosen. */
export const CARDS_PER_PAGE = 6

export const PAGE_SIZES = [10, 20, 50, 100] as const

/** Larger limits are reduced to this. */
export const MAX_PAGE_SIZE = 100

/** Delay after the last key in a filter, in milliseconds. */
export const FILTER_DEBOUNCE_MS = 500

/** `page` and `limit` are those the server used. */
export interface Page<Row> {
  models: Row[]
  page: number
  limit: number
  total: number
  /** 1 for an empty list. */
  lastPage: number
}

/** Query of a list. */
export interface ListQuery<Column extends string = string> {
  page: number
  limit: number
  /** Text by column; blank filters are omitted. */
  filters: Partial<Record<Column, string>>
  /** Null is the list's default order. */
  sort: { column: Column; direction: 'asc' | 'desc' } | null
  /** Omitted by lists without choices. */
  choices?: ListChoices
}

export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return (
    one.page === other.page &&
    one.limit === other.limit &&
    one.sort?.column === other.sort?.column &&
    one.sort?.direction === other.sort?.direction &&
    haveSameTexts(one.filters, other.filters) &&
    haveSameTexts(one.choices ?? {}, other.choices ?? {})
  )
}

function haveSameTexts(one: ListChoices, other: ListChoices): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
