import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { StoragePort } from '../platform/storage/storage.ts'
import type { TokenPurpose } from './link.rules.ts'

export type TenantLinkPurpose = Extract<TokenPurpose, 'questionnaire' | 'reservation' | 'page'>

/** Replaces the token in the address, which can be copied, bookmarked or read over a shoulder. */
export const HIDDEN_TOKEN = 'your-link'

/** Null: no link was opened in this tab. */
export type TabLink = { kind: 'open'; token: string } | { kind: 'used' } | null

const KEYS = {
  questionnaire: STORAGE_KEYS.questionnaireLink,
  reservation: STORAGE_KEYS.reservationLink,
  page: STORAGE_KEYS.pageLink,
} as const satisfies Record<TenantLinkPurpose, string>

/** Stored in place of a used token; no token contains a colon. */
const USED = ':used'

/** In sessionStorage. */
export function readTabLink(tab: StoragePort, purpose: TenantLinkPurpose): TabLink {
  const kept = tab.getItem(KEYS[purpose])
  if (kept === null) return null
  return kept === USED ? { kind: 'used' } : { kind: 'open', token: kept }
}

/** Survives a reload, not the tab. */
export function openTabLink(tab: StoragePort, purpose: TenantLinkPurpose, token: string): void {
  tab.setItem(KEYS[purpose], token)
}

/** Replaces the token with a mark that it was used. */
export function markTabLinkUsed(tab: StoragePort, purpose: TenantLinkPurpose): void {
  tab.setItem(KEYS[purpose], USED)
}
