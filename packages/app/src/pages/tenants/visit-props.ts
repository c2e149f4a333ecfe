import type { TenantEnv } from '@latchkey/domain/root/tenant.calls'

export interface VisitProps {
  env: TenantEnv
  /** True for signed-in staff (rule P19). */
  hasMenu: boolean
}
