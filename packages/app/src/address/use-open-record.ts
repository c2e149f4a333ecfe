import { useLocation, useNavigate } from 'react-router-dom'
import { useSetSearch } from './AppRouter.tsx'
import {
  openRecordActIn,
  openRecordIn,
  withOpenRecord,
  type OpenRecordAct,
  type OpenRecordId,
} from '@latchkey/domain/navigation/open-record'
import { WITHIN_PAGE } from './within-page.ts'

/** The record that is open over a page, as in its address. */
export interface OpenRecordAddress {
  open: OpenRecordId
  /** Null unless the address opens a record for this act. */
  openFor: (act: OpenRecordAct) => OpenRecordId
  /** Adds a history entry, so that Back closes the record. */
  show: (record: number | 'new', act?: OpenRecordAct) => void
  /** Replaces the act without a history entry. */
  turnTo: (act: OpenRecordAct) => void
  /**
   * Replaces the record without a history entry. With `isOtherPage`, closing stays on that page of the list, and
   * Back returns to the page where the first record was opened.
   */
  moveTo: (record: number, options: { isOtherPage: boolean }) => void
  close: () => void
}

/** Marks a history entry that was added by opening a record. */
const OPENED_HERE = { isOpenedHere: true }

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** Reads and changes the record in the address's parameter `name`. */
export function useOpenRecord(name: string): OpenRecordAddress {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const setSearch = useSetSearch()
  const params = new URLSearchParams(search)
  const open = openRecordIn(params, name)
  return {
    open,
    openFor: (act) => (openRecordActIn(params) === act ? open : null),
    show: (record, act) => {
      const next = withOpenRecord(params, name, record, act)
      // Ignores the second click of a double click, which would add a second entry.
      if (`?${next.toString()}` !== search) setSearch(next, { state: OPENED_HERE, ...WITHIN_PAGE })
    },
    turnTo: (act) => {
      setSearch(withOpenRecord(params, name, open, act), { replace: true, ...WITHIN_PAGE, state })
    },
    moveTo: (record, { isOtherPage }) => {
      setSearch((current) => withOpenRecord(current, name, record), {
        replace: true,
        ...WITHIN_PAGE,
        state: isOtherPage ? null : state,
      })
    },
    close: () => {
      // Goes back instead of adding an entry, so that the list is not in the history twice.
      if (isOpenedHere(state)) void navigate(-1)
      else setSearch(withOpenRecord(params, name, null), { replace: true, ...WITHIN_PAGE })
    },
  }
}
