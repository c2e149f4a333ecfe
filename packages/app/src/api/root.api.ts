import type { RootEnv } from '@latchkey/domain/root/env'
import { brandApi } from './brand.api.ts'
import { buildApi } from './build.api.ts'
import type { Http } from './http/http.ts'

const open = { isPublic: true } as const

export const rootApi = (
  http: Http,
): Pick<RootEnv, 'brand' | 'build' | 'passwords' | 'session' | 'twoFactor'> => ({
  brand: brandApi(http),
  build: buildApi(http),
  passwords: {
    requestReset: (draft) => http.post('/users/request-password-reset', draft, open),
    reset: (draft) => http.post('/users/reset-password', draft, open),
    change: (draft) => http.post('/users/change-password', draft),
    prove: (password) => http.post('/users/prove-identity', { password }),
  },
  session: {
    signIn: (draft) => http.post('/users/login', draft, open),
    resume: (token) => http.post('/users/jwt-login', { token }, open),
    signOut: (token) => http.post('/users/logout', undefined, { token }),
    myPermissions: () => http.get('/users/my-permissions'),
    profile: () => http.get('/users/profile'),
    sessions: () => http.get('/users/sessions'),
    endSession: (id) => http.post(`/users/sessions/${id}/end`),
  },
  twoFactor: {
    enterWithCode: (challenge, code) => http.post('/users/two-factor/sign-in', { challenge, code }, open),
    enrol: (challenge) => http.post('/users/two-factor/enrol', { challenge }, open),
    confirmEnrolment: (challenge, code) =>
      http.post('/users/two-factor/enrol/confirm', { challenge, code }, open),
    state: () => http.get('/users/two-factor'),
    begin: (password) => http.post('/users/two-factor/set-up', { password }),
    switchOn: (code) => http.post('/users/two-factor/switch-on', { code }),
    switchOff: (proof) => http.post('/users/two-factor/switch-off', proof),
    renewRecoveryCodes: (proof) => http.post('/users/two-factor/recovery-codes', proof),
    prove: (code) => http.post('/users/two-factor/prove-identity', { code }),
    reset: (userId) => http.post(`/users/${userId}/reset-two-factor`),
    setRequirement: (roleId, required) => http.post(`/roles/${roleId}/two-factor`, { required }),
  },
})
