import type { TwoFactorPort } from '@latchkey/domain/two-factor/two-factor.port'
import type { Http } from './http.ts'

const open = { isPublic: true } as const

/** Two-factor sign-in over HTTP. */
export const twoFactorApi = (http: Http): TwoFactorPort => ({
  enterWithCode: (challenge, code) => http.post('/users/two-factor/sign-in', { challenge, code }, open),
  enrol: (challenge) => http.post('/users/two-factor/enrol', { challenge }, open),
  confirmEnrolment: (challenge, code) =>
    http.post('/users/two-factor/enrol/confirm', { challenge, code }, open),
  state: () => http.get('/users/two-factor'),
  begin: (password) => http.post('/users/two-factor/set-up', { password }),
  switchOn: (code) => http.post('/users/two-factor/switch-on', { code }),
  switchOff: (proof) => http.post('/users/two-factor/switch-off', proof),
  renewRecoveryCodes: (proof) => http.post('/users/two-factor/recovery-codes', proof),
  reset: (userId) => http.post(`/users/${userId}/reset-two-factor`),
  setRequirement: (roleId, required) => http.post(`/roles/${roleId}/two-factor`, { required }),
})
