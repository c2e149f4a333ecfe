import type { BaseEnv } from '../platform/env.ts'
import type { QuestionnaireEnv } from '../questionnaire/questionnaire.port.ts'
import type { ReservationEnv } from '../reservation/reservation.port.ts'

/** The environment of the stores of tenants, kept apart from that of the staff so that the code of their pages is not loaded. */
export interface TenantEnv extends BaseEnv, QuestionnaireEnv, ReservationEnv {}
