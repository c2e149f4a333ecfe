import type { Identity } from '@latchkey/domain/links/identity.suite'
import { VERIFICATION_HEADER } from '@latchkey/domain/links/verification'
import { createSteadyStorage } from '@latchkey/domain/platform/storage/storage'
import type { TenantEnv } from '@latchkey/domain/root/tenant-env'
import type { PublicHttp } from './http/light-http.ts'

/** URLSearchParams encodes the + of a phone number. */
const queryOf = ({ phone, lastName }: Identity) => new URLSearchParams({ phone, lastName }).toString()

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
    // Omits the comments, which the server ignores and which may exceed the body limit of this call.
    request: (lead) => http.post(`/users/reserve-request/${lead.id}`, { ...lead, notes: null }),
  },
  storage: createSteadyStorage(() => localStorage),
  tabStorage: createSteadyStorage(() => sessionStorage),
  now: () => Math.floor(Date.now() / 1000),
})
