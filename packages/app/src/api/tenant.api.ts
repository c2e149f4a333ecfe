import type { VisitEnv } from '@latchkey/domain/links/tenant-visit'
import { createSteadyStorage } from '@latchkey/domain/platform/storage'
import type { PublicHttp } from './light-http.ts'
import { questionnaireApi } from './questionnaire.api.ts'
import { reservationApi } from './reservation.api.ts'

/** The environment of a tenant's visit: the API without a session, and the browser's storages. */
export const createVisitEnv = (http: PublicHttp): VisitEnv => ({
  questionnaire: questionnaireApi(http),
  reservation: reservationApi(http),
  storage: createSteadyStorage(() => localStorage),
  tabStorage: createSteadyStorage(() => sessionStorage),
  now: () => Math.floor(Date.now() / 1000),
})
