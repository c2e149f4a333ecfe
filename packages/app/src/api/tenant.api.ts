import { createSteadyStorage } from '@latchkey/domain/platform/storage/storage'
import { TENANT_CALLS, type TenantEnv } from '@latchkey/domain/root/tenant.calls'
import { exportAgain } from '@latchkey/ui/loading/import-again.ts'
import { clients, type Send } from './client.ts'

export const createVisitEnv = (send: Send): TenantEnv => ({
  ...clients(send, TENANT_CALLS),
  storage: createSteadyStorage(() => localStorage),
  tabStorage: createSteadyStorage(() => sessionStorage),
  now: () => Math.floor(Date.now() / 1000),
  importAgain: exportAgain,
})
