import { NOTIFICATIONS_PER_PAGE } from '@latchkey/domain/notifications/notification.limits'
import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'

export const notificationsApi = (http: Http): Pick<StoreEnv, 'notifications'> => ({
  notifications: {
    page: (page) => http.get(`/notifications/${page}/${NOTIFICATIONS_PER_PAGE}`),
    unread: () => http.get('/notifications/unread'),
    read: (what) => http.post('/notifications/read', what),
  },
})
