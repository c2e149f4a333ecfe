import { openTabLink, spendTabLink, type TenantLinkPurpose } from '@latchkey/domain/links/tenant-links'
import { createMemoryStorage } from '@latchkey/domain/platform/storage'

/** The storage of a tab in which a mailed link was opened, or was used already. */
export function aTabWithLink(purpose: TenantLinkPurpose, { isUsed = false } = {}) {
  const tab = createMemoryStorage()
  openTabLink(tab, purpose, 'a-b_1')
  if (isUsed) spendTabLink(tab, purpose)
  return tab
}
