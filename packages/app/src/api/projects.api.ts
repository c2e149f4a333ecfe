import type { ProjectsPort } from '@latchkey/domain/projects/projects.port'
import type { Http } from './http.ts'
import { listPath } from './list-query.ts'

/** Projects over HTTP. Source: specification §7. */
export const projectsApi = (http: Http): ProjectsPort => ({
  list: (query) => http.get(listPath('/projects', query)),
  get: (id) => http.get(`/projects/${id}`),
  create: (draft) => http.post('/projects', draft),
  save: (id, draft) => http.post(`/projects/${id}/update`, draft),
  remove: (id) => http.post(`/projects/${id}/delete`),
  removeImage: (id, imageId) => http.post(`/projects/${id}/delete-image`, { imageId }),
})
