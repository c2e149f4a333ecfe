import { openRecordIn, withOpenRecord, type OpenRecordId } from './open-record.ts'
import { useOpenStep } from './use-open-step.ts'

/** Which record is open over a page, as its address says, and the ways to change that. */
export interface OpenRecordAddress {
  open: OpenRecordId
  /** Opens a record; Back closes it again. */
  show: (record: number | 'new') => void
  close: () => void
}

/** Reads and changes the record that the address of the page opens under a name. */
export function useOpenRecord(name: string): OpenRecordAddress {
  const { params, show, close } = useOpenStep()
  return {
    open: openRecordIn(params, name),
    show: (record) => show(withOpenRecord(params, name, record)),
    close: () => close(withOpenRecord(params, name, null)),
  }
}
