import type { BaseEnv } from '../platform/env.ts'
import type { QuestionnaireEnv } from '../questionnaire/questionnaire.port.ts'
import type { ReservationEnv } from '../reservation/reservation.port.ts'

/** Separate from the staff's environment to keep their code out of the tenants' pages. */
export interface TenantEnv extends BaseEnv, QuestionnaireEnv, ReservationEnv {}
