import type { UsersPort } from '@latchkey/domain/users/users.port'
import type { Http } from './http.ts'

/** Users over HTTP. Source: specification §7. */
export const usersApi = (http: Http): UsersPort => ({
  dropdown: () => http.get('/users/dropdown'),
})
