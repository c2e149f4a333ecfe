import type { PropertiesPort } from '@latchkey/domain/properties/properties.port'
import type { Http } from './http.ts'
import { listPath } from './list-query.ts'

/** Homes over HTTP: units of projects, and properties of their own. Source: specification §7. */
export const propertiesApi = (http: Http): PropertiesPort => ({
  list: (query) => http.get(listPath('/properties', query)),
  units: (projectId, query) => http.get(listPath(`/projects/${projectId}/units`, query)),
  get: (id) => http.get(`/properties/${id}`),
  create: (draft) => http.post('/properties/create', draft),
  createUnit: (projectId, draft) => http.post('/properties/create-unit', { ...draft, projectId }),
  save: (id, draft) => http.post(`/properties/${id}/update`, draft),
  remove: (id) => http.post(`/properties/${id}/delete-property`),
  removeImage: (id, imageId) => http.post(`/properties/${id}/delete-image`, { imageId }),
})
