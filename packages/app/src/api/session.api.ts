import type { SessionPort } from '@latchkey/domain/session/session.port'
import type { Http } from './http.ts'

/** The session over HTTP. Source: specification §7, decisions S1 to S4. */
export const sessionApi = (http: Http): SessionPort => ({
  signIn: (draft) => http.post('/users/login', draft, { isPublic: true }),
  resume: (token) => http.post('/users/jwt-login', { token }, { isPublic: true }),
  signOut: async (token) => {
    await http.post('/users/logout', undefined, { token })
  },
  myPermissions: () => http.get('/users/my-permissions'),
  profile: () => http.get('/users/profile'),
  sessions: () => http.get('/users/sessions'),
  endSession: (id) => http.post(`/users/sessions/${id}/end`),
})
