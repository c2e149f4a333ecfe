import { TENANT_CALLS, type TenantEnv } from '@latchkey/domain/root/tenant.calls'
import { importAgain } from '@latchkey/ui/loading/import-again.ts'
import { pageStorage, tabStorage } from '../config/page-storage.ts'
import { clients, type Send } from './client.ts'

export const createVisitEnv = (send: Send): TenantEnv => ({
  ...clients(send, TENANT_CALLS),
  storage: pageStorage,
  tabStorage,
  now: () => Math.floor(Date.now() / 1000),
  importAgain,
})
