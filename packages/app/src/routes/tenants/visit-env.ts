import type { VisitEnv } from '@latchkey/domain/links/tenant-visit'
import type { PublicHttp } from '../../api/light-http.ts'
import { questionnaireApi } from '../../api/questionnaire.api.ts'
import { reservationApi } from '../../api/reservation.api.ts'

/** The environment of a tenant's visit: the API without a session, and the browser's storages. */
export function createVisitEnv(
  http: PublicHttp,
  { storage, tabStorage }: Pick<VisitEnv, 'storage' | 'tabStorage'>,
): VisitEnv {
  return {
    questionnaire: questionnaireApi(http),
    reservation: reservationApi(http),
    storage,
    tabStorage,
    now: () => Math.floor(Date.now() / 1000),
  }
}
