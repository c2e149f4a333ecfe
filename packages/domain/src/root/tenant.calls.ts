import type { EnvOf } from '../platform/calls.ts'
import { tenantPageCalls } from '../tenants/page/page.calls.ts'
import { questionnaireCalls } from '../tenants/questionnaire/questionnaire.calls.ts'
import { reservationCalls } from '../tenants/reservation/reservation.calls.ts'

/** Separate from the staff's calls to keep those out of the tenants' pages. */
export const TENANT_CALLS = {
  questionnaire: questionnaireCalls,
  reservation: reservationCalls,
  tenantPage: tenantPageCalls,
} as const

export type TenantEnv = EnvOf<typeof TENANT_CALLS>
