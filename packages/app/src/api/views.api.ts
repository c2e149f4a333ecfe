import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'

export const viewsApi = (http: Http): Pick<StoreEnv, 'views'> => ({
  views: {
    all: (list) => http.get(`/views/${list}`),
    create: (list, view) => http.post(`/views/${list}`, view),
    update: (id, change) => http.post(`/views/${id}/update`, change),
    remove: (id) => http.post(`/views/${id}/delete`),
    use: (id, use) => http.post(`/views/${id}/use`, use),
    order: (list, ids) => http.post(`/views/${list}/order`, { ids }),
  },
})
