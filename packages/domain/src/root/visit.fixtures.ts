import { createMemoryStorage } from '../platform/storage/storage.ts'
import { envWith, type Overrides } from './env-with.fixtures.ts'
import { TENANT_CALLS, type TenantEnv } from './tenant.calls.ts'
import { openTabLink, type TenantLinkPurpose } from '../links/tenant-links.ts'

export type VisitOverrides = Overrides<typeof TENANT_CALLS, TenantEnv>

const rejected = { identify: () => Promise.resolve(false as const) }

/** No identity matches, every form is accepted, and the tab has no link. */
export const aVisitEnv = (given: VisitOverrides = {}): TenantEnv =>
  envWith(
    TENANT_CALLS,
    () => () => Promise.resolve(true),
    { questionnaire: rejected, reservation: rejected, tenantPage: rejected },
    given,
  )

/** sessionStorage of a tab in which a mailed link was opened. */
export function aTabWithLink(purpose: TenantLinkPurpose, token = 'abc') {
  const tab = createMemoryStorage()
  openTabLink(tab, purpose, token)
  return tab
}
