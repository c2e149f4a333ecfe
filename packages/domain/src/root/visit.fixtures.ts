import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import type { TenantEnv } from './tenant-env.ts'
import { openTabLink, type TenantLinkPurpose } from '../links/tenant-links.ts'

export interface VisitOverrides extends Partial<Omit<TenantEnv, 'questionnaire' | 'reservation'>> {
  questionnaire?: Partial<TenantEnv['questionnaire']>
  reservation?: Partial<TenantEnv['reservation']>
}

/** No identity matches, every form is accepted, and the tab has no link. */
export function aVisitEnv({ questionnaire, reservation, ...rest }: VisitOverrides = {}): TenantEnv {
  return {
    questionnaire: {
      identify: () => Promise.resolve(false),
      send: () => Promise.resolve(true),
      ...questionnaire,
    },
    reservation: {
      identify: () => Promise.resolve(false),
      request: () => Promise.resolve(true),
      ...reservation,
    },
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    now: () => FIXTURE_NOW,
    ...rest,
  }
}

/** sessionStorage of a tab in which a mailed link was opened. */
export function aTabWithLink(purpose: TenantLinkPurpose, token = 'abc') {
  const tab = createMemoryStorage()
  openTabLink(tab, purpose, token)
  return tab
}
