import type { PasswordsPort } from '@latchkey/domain/passwords/passwords.port'
import type { Http } from './http.ts'

/** Setting passwords over HTTP. Source: specification §7. */
export const passwordsApi = (http: Http): PasswordsPort => ({
  requestReset: (draft) => http.post('/users/request-password-reset', draft, { isPublic: true }),
  reset: (draft) => http.post('/users/reset-password', draft, { isPublic: true }),
  change: (draft) => http.post('/users/change-password', draft),
})
