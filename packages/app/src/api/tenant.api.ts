import { TENANT_CALLS, type TenantEnv } from '@latchkey/domain/root/tenant.calls'
import { importAgain } from '@latchkey/ui/loading/import-again.ts'
import { pageStorage, tabStorage } from '../config/page-storage.ts'
import { clients } from './client.ts'
import type { Http } from './http.ts'

export const createVisitEnv = (http: Pick<Http, 'send'>): TenantEnv => ({
  ...clients(http, TENANT_CALLS),
  storage: pageStorage,
  tabStorage,
  now: () => Math.floor(Date.now() / 1000),
  importAgain,
})
