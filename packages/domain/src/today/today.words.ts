import { LEAD_STATUS, LEAD_STATUS_LABELS } from '../leads/lead.status.ts'
import type { DayViewing } from './day.contract.ts'

export const viewingStatusText = (status: DayViewing['status']): string =>
  status === LEAD_STATUS.PendingViewingScheduled ? 'Not confirmed' : LEAD_STATUS_LABELS[status]

/** Null without an address or a configured template. */
export function mapAddress(mapUrl: string | null, home: DayViewing['property']): string | null {
  if (mapUrl === null || home === null || home.address === '') return null
  return mapUrl.replaceAll('{address}', encodeURIComponent(home.address))
}

export const dialAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

export const SHEET_FOOT = 'Contains personal data and access details. Destroy after use.'
