import { openRecordIn, withOpenRecord } from './open-record.ts'
import { PATHS } from './paths.ts'

const OPEN = 'toComplete'

/** Of a new lead: the enquiry that its form completes. It goes with the record. */
const ACTION = 'act'

/** The enquiries that wait to be completed, over the list of enquiries. */
export const TO_COMPLETE_PATH = `${PATHS.enquiries}?${OPEN}=1`

export const isToCompleteOpen = (params: URLSearchParams): boolean => params.get(OPEN) === '1'

export function withToComplete(params: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(OPEN)
  if (isOpen) next.set(OPEN, '1')
  return next
}

/** The form of a new lead, filled in with an enquiry. */
export function completing(params: URLSearchParams, id: number): URLSearchParams {
  const next = withOpenRecord(withToComplete(params, false), 'lead', 'new')
  next.set(ACTION, `complete-${id}`)
  return next
}

/** The enquiry that the form of a new lead completes; null for none. */
export function enquiryIn(params: URLSearchParams): number | null {
  const [, id] = /^complete-(\d{1,10})$/.exec(params.get(ACTION) ?? '') ?? []
  return openRecordIn(params, 'lead') === 'new' && id !== undefined ? Number(id) : null
}
