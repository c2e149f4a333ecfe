import type { UsersPort } from '@latchkey/domain/users/users.port'
import type { Http } from './http.ts'

/** Users over HTTP. Source: specification §7. */
export const usersApi = (http: Http): UsersPort => ({
  dropdown: () => http.get('/users/dropdown'),
  list: ({ page, limit }) => http.get(`/users/${page}/${limit}`),
  get: (id) => http.get(`/users/${id}`),
  create: (draft) => http.put('/users', draft),
  toggleActive: (id) => http.post(`/users/${id}/toggle-active`),
  unlock: (id) => http.post(`/users/${id}/unlock`),
  remove: (id) => http.post(`/users/${id}/delete`),
  resetPassword: (id) => http.post(`/users/${id}/reset-password`),
  setRoles: (id, roles) => http.post(`/users/${id}/roles`, { roles }),
})
