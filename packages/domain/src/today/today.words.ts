import { LEAD_STATUS, LEAD_STATUS_LABELS } from '../leads/lead.status.ts'
import type { DayViewing } from './day.contract.ts'

/** The status of a viewing as one reads it on the way. Source: decision A9. */
export const viewingStatusText = (status: DayViewing['status']): string =>
  status === LEAD_STATUS.PendingViewingScheduled ? 'Not confirmed' : LEAD_STATUS_LABELS[status]

/** Where a map of a home is; null without an address, or where nobody knows where maps are. Source: decision A9.3. */
export function mapAddress(mapUrl: string | null, home: DayViewing['property']): string | null {
  if (mapUrl === null || home === null || home.address === '') return null
  return mapUrl.replaceAll('{address}', encodeURIComponent(home.address))
}

/** The number as a phone dials it. */
export const dialAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** At the foot of the printed day. Source: decision A9. */
export const SHEET_FOOT = 'Contains personal data and access details. Destroy after use.'
