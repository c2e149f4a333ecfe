import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { StoragePort } from '../platform/storage/storage.ts'
import type { TokenPurpose } from './link.rules.ts'

/** What a tenant is sent a link for. */
export type TenantLinkPurpose = Extract<TokenPurpose, 'questionnaire' | 'reservation'>

/** What replaces the token in the address: an address bar is read over shoulders, copied and kept in histories. */
export const HIDDEN_TOKEN = 'your-link'

/** What a tab knows of a mailed link: its token, that it was used from here, or nothing. */
export type TabLink = { kind: 'open'; token: string } | { kind: 'used' } | null

const KEYS = {
  questionnaire: STORAGE_KEYS.questionnaireLink,
  reservation: STORAGE_KEYS.reservationLink,
} as const satisfies Record<TenantLinkPurpose, string>

/** Kept in place of a used token; no token has a colon. */
const USED = ':used'

/** The link that this tab was opened by. */
export function readTabLink(tab: StoragePort, purpose: TenantLinkPurpose): TabLink {
  const kept = tab.getItem(KEYS[purpose])
  if (kept === null) return null
  return kept === USED ? { kind: 'used' } : { kind: 'open', token: kept }
}

/** Keeps a link for as long as the tab is open, so that a reload still works. */
export function openTabLink(tab: StoragePort, purpose: TenantLinkPurpose, token: string): void {
  tab.setItem(KEYS[purpose], token)
}

/** Forgets the token and keeps that it did its work. */
export function spendTabLink(tab: StoragePort, purpose: TenantLinkPurpose): void {
  tab.setItem(KEYS[purpose], USED)
}
