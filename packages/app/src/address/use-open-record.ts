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

/** Which record is open over a page, as its address says, and the ways to change that. */
export interface OpenRecordAddress {
  open: OpenRecordId
  /** The record that the address opens for an act; null where it opens none, or one for another act. */
  openFor: (act: OpenRecordAct) => OpenRecordId
  /** Opens a record; Back closes it again. */
  show: (record: number | 'new', act?: OpenRecordAct) => void
  /** Shows the open record for another act, in the same step of the history. */
  turnTo: (act: OpenRecordAct) => void
  /**
   * Opens another record in the same step of the history. On another page of the list, closing it stays on that page, while
   * Back goes to the page on which the first was opened.
   */
  moveTo: (record: number, options: { isOtherPage: boolean }) => void
  close: () => void
}

/** What a step of the history keeps when it was made by opening something. */
const OPENED_HERE = { isOpenedHere: true }

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** Reads and changes the record that the address of the page opens under a name, as steps of the history. */
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
      // The second click of a double click opens nothing that Back would then have to close twice.
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
      // Back to the step that opened it, so that the list is not in the history twice.
      if (isOpenedHere(state)) void navigate(-1)
      else setSearch(withOpenRecord(params, name, null), { replace: true, ...WITHIN_PAGE })
    },
  }
}
