import type { ListChoices } from './choices.ts'

/** Rows on a page until the person chooses otherwise. Source: specification §9. */
export const DEFAULT_PAGE_SIZE = 25

/** Cards on a page of projects or properties; nobody chooses another number. Source: specification §9, decision G2. */
export const CARDS_PER_PAGE = 6

/** Page sizes a person can choose. Source: specification §9. */
export const PAGE_SIZES = [10, 20, 50, 100] as const

/** Largest page that a list call answers; more is cut to this. Source: decision G4. */
export const MAX_PAGE_SIZE = 100

/** Wait after the last key in a filter before the list is asked again, in milliseconds. Source: specification §9. */
export const FILTER_DEBOUNCE_MS = 500

/** One page of a list as it travels. `page` and `limit` are those the server used. Source: specification §3. */
export interface Page<Row> {
  models: Row[]
  page: number
  limit: number
  total: number
  /** 1 for an empty list. Source: decision G5. */
  lastPage: number
}

/** What a person asked of a list: where in it, which rows, in which order. */
export interface ListQuery<Column extends string = string> {
  page: number
  limit: number
  /** Text typed into each column's filter; blank ones left out. */
  filters: Partial<Record<Column, string>>
  /** Null is the list's own order. Source: decision G8. */
  sort: { column: Column; direction: 'asc' | 'desc' } | null
  /** What was chosen apart from columns; left out by lists that have no choices. */
  choices?: ListChoices
}

/** True for two questions that have the same answer. */
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
