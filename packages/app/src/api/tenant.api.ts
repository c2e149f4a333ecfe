import type { Identity } from '@latchkey/domain/links/identity.suite'
import { VERIFICATION_HEADER } from '@latchkey/domain/links/verification'
import { createSteadyStorage } from '@latchkey/domain/platform/storage/storage'
import type { TenantEnv } from '@latchkey/domain/root/tenant-env'
import type { PublicHttp } from './http/light-http.ts'

/** URLSearchParams keeps the + of a phone number a +. Source: decision P5. */
const queryOf = ({ phone, lastName }: Identity) => new URLSearchParams({ phone, lastName }).toString()

/** The environment of a tenant's visit: the API without a session, and the browser's storages. Source: specification §7, decisions P2 and P5. */
export const createVisitEnv = (http: PublicHttp): TenantEnv => ({
  questionnaire: {
    identify: (token, identity) => http.get(`/users/qualifying-questions/${token}?${queryOf(identity)}`),
    send: (answers) =>
      http.post(`/users/qualifying-questions/${answers.id}`, answers, {
        [VERIFICATION_HEADER]: answers.verification,
      }),
  },
  reservation: {
    identify: (token, identity) => http.get(`/users/verified-lead/${token}?${queryOf(identity)}`),
    // Comments may be longer than this call takes, and it would ignore them.
    request: (lead) => http.post(`/users/reserve-request/${lead.id}`, { ...lead, notes: null }),
  },
  storage: createSteadyStorage(() => localStorage),
  tabStorage: createSteadyStorage(() => sessionStorage),
  now: () => Math.floor(Date.now() / 1000),
})
