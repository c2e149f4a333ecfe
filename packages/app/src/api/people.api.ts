import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'

export const peopleApi = (
  http: Http,
): Pick<StoreEnv, 'calendarFeed' | 'office' | 'profile' | 'roles' | 'settings' | 'users'> => ({
  calendarFeed: {
    read: () => http.get('/users/calendar-feed'),
    create: () => http.post('/users/calendar-feed'),
    end: () => http.post('/users/calendar-feed/end'),
  },
  office: {
    read: () => http.get('/settings/office'),
    save: (draft) => http.post('/settings/office', draft),
  },
  profile: {
    save: (draft) => http.post('/users/profile', draft),
    setImage: (mediaId) => http.post(`/users/profile/image/${mediaId}`),
  },
  roles: {
    list: ({ page, limit }) => http.get(`/roles/${page}/${limit}`),
    get: (id) => http.get(`/roles/${id}`),
    permissions: () => http.get('/roles/permissions'),
    create: (draft) => http.post('/roles/create', draft),
    save: (id, draft) => http.post(`/roles/${id}`, draft),
    toggleActive: (id) => http.post(`/roles/${id}/toggle-active`),
    remove: (id) => http.delete(`/roles/${id}`),
    removeMany: (ids) => http.post('/roles/mass-delete', { ids }),
  },
  settings: { read: () => http.get('/settings') },
  users: {
    dropdown: () => http.get('/users/dropdown'),
    list: ({ page, limit }) => http.get(`/users/${page}/${limit}`),
    get: (id) => http.get(`/users/${id}`),
    create: (draft) => http.put('/users', draft),
    work: (id, toUserId) => http.get(`/users/${id}/work${toUserId === null ? '' : `?to=${toUserId}`}`),
    toggleActive: (id, handOver) => http.post(`/users/${id}/toggle-active`, handOver && { handOver }),
    unlock: (id) => http.post(`/users/${id}/unlock`),
    remove: (id, handOver) => http.post(`/users/${id}/delete`, handOver && { handOver }),
    resetPassword: (id) => http.post(`/users/${id}/reset-password`),
    setRoles: (id, roles) => http.post(`/users/${id}/roles`, { roles }),
  },
})
