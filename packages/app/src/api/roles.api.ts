import type { RolesPort } from '@latchkey/domain/roles/roles.port'
import type { Http } from './http.ts'

/** Roles over HTTP. Source: specification §7. */
export const rolesApi = (http: Http): RolesPort => ({
  list: ({ page, limit }) => http.get(`/roles/${page}/${limit}`),
  get: (id) => http.get(`/roles/${id}`),
  permissions: () => http.get('/roles/permissions'),
  create: (draft) => http.post('/roles/create', draft),
  save: (id, draft) => http.post(`/roles/${id}`, draft),
  toggleActive: (id) => http.post(`/roles/${id}/toggle-active`),
  remove: (id) => http.delete(`/roles/${id}`),
  removeMany: (ids) => http.post('/roles/mass-delete', { ids }),
})
