import { useLocation, useNavigate } from 'react-router-dom'
import { useSearch } from './AppRouter.tsx'
import {
  openRecordActionIn,
  openRecordIn,
  withOpenRecord,
  type OpenRecordAction,
  type OpenRecordId,
} from '@latchkey/domain/navigation/open-record'

/** The record that is open over a page, as in its address. */
export interface OpenRecordAddress {
  open: OpenRecordId
  /** Null unless the address opens a record for this action. */
  openFor: (action: OpenRecordAction) => OpenRecordId
  /** Adds a history entry, so that Back closes the record. */
  show: (record: number | 'new', action?: OpenRecordAction) => void
  /** Replaces the record and the action, which then is `edit`, without a history entry. */
  moveTo: (record: OpenRecordId) => void
  /** Keeps the rest of the address; Back then returns to the list from which the first record was opened. */
  close: () => void
}

/** State of a history entry that was added by opening a record. */
interface OpenedFrom {
  /** The query of the entry before it. */
  openedFrom: string
}

const isOpenedFrom = (state: unknown): state is OpenedFrom =>
  typeof state === 'object' && state !== null && 'openedFrom' in state

/** Reads and changes the record in the address's parameter `name`. */
export function useOpenRecord(name: string): OpenRecordAddress {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { params, setSearch } = useSearch()
  const open = openRecordIn(params, name)
  const withoutRecord = (query: URLSearchParams) => withOpenRecord(query, name, null)
  return {
    open,
    openFor: (action) => (openRecordActionIn(params) === action ? open : null),
    show: (record, action) => {
      const next = withOpenRecord(params, name, record, action)
      // Ignores the second click of a double click, which would add a second entry.
      if (`?${next.toString()}` === search) return
      setSearch(next, { state: { openedFrom: search } satisfies OpenedFrom })
    },
    moveTo: (record) => {
      setSearch((current) => withOpenRecord(current, name, record), { replace: true })
    },
    close: () => {
      // Going back keeps the list from being in the history twice, unless the list has changed since: by a filter
      // whose debounce ended after the record was opened, or by a step to another page.
      const isSameList =
        isOpenedFrom(state) &&
        withoutRecord(new URLSearchParams(state.openedFrom)).toString() === withoutRecord(params).toString()
      if (isSameList) void navigate(-1)
      else setSearch(withoutRecord, { replace: true, state: null })
    },
  }
}
