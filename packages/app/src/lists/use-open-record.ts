import { useLocation, useNavigate } from 'react-router-dom'
import { openRecordIn, withOpenRecord, type OpenRecordId } from './open-record.ts'
import { WITHIN_PAGE } from './within-page.ts'

/** Which record is open over a page, as its address says, and the ways to change that. */
export interface OpenRecordAddress {
  open: OpenRecordId
  /** Opens a record; Back closes it again. */
  show: (record: number | 'new') => void
  close: () => void
}

/** What a step of the history keeps when it was made by opening a record. */
interface OpenedHere {
  isRecordOpenedHere: true
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'isRecordOpenedHere' in state

/** Reads and changes the record that the address of the page opens under a name. */
export function useOpenRecord(name: string): OpenRecordAddress {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const searchWith = (open: OpenRecordId) => ({ search: withOpenRecord(params, name, open).toString() })
  return {
    open: openRecordIn(params, name),
    show: (record) => {
      const kept: OpenedHere = { isRecordOpenedHere: true }
      void navigate(searchWith(record), { state: kept, ...WITHIN_PAGE })
    },
    close: () => {
      // Back to the step that opened it, so that the list does not stand in the history twice.
      if (isOpenedHere(state)) void navigate(-1)
      else void navigate(searchWith(null), { replace: true, ...WITHIN_PAGE })
    },
  }
}
