import { DEFAULT_PAGE_SIZE, type ListQuery } from './page.ts'
import type { StoragePort } from '../storage/storage.ts'
import { filtersKey, paginationKey, type ListName } from '../storage/storage-keys.ts'

export interface ListMemory<Column extends string> {
  /**
   * The query at the start of a visit: stored page, page size and filters, or the defaults; the sort is never
   * stored.
   */
  read(storage: StoragePort): ListQuery<Column>
  write(storage: StoragePort, query: ListQuery<Column>): void
}

export interface ListMemoryOptions<Column extends string> {
  list: ListName
  defaultLimit?: number
  /** Columns whose filters are stored; none for lists that store only their page. */
  filterColumns?: readonly Column[]
}

export function createListMemory<Column extends string>({
  list,
  defaultLimit = DEFAULT_PAGE_SIZE,
  filterColumns = [],
}: ListMemoryOptions<Column>): ListMemory<Column> {
  return {
    read(storage) {
      const paging = readRecord(storage, paginationKey(list))
      const filters = readRecord(storage, filtersKey(list))
      return {
        page: positiveOr(paging['page'], 1),
        limit: positiveOr(paging['limit'], defaultLimit),
        filters: knownFilters(filters, filterColumns),
        sort: null,
      }
    },
    write(storage, { page, limit, filters }) {
      storage.setItem(paginationKey(list), JSON.stringify({ page, limit }))
      if (filterColumns.length > 0) {
        storage.setItem(filtersKey(list), JSON.stringify(knownFilters(filters, filterColumns)))
      }
    },
  }
}

/** Unreadable values count as missing. */
function readRecord(storage: StoragePort, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Only positive integers are used. */
function positiveOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : fallback
}

function knownFilters<Column extends string>(
  filters: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
): Partial<Record<Column, string>> {
  const kept: Partial<Record<Column, string>> = {}
  for (const column of columns) {
    const text = filters[column]
    if (typeof text === 'string' && text.trim() !== '') kept[column] = text
  }
  return kept
}
