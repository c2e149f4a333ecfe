import type { ProfilePort } from '@latchkey/domain/profile/profile.port'
import type { Http } from './http.ts'

/** Changing one's own profile over HTTP. Source: specification §7. */
export const profileApi = (http: Http): ProfilePort => ({
  save: (draft) => http.post('/users/profile', draft),
  setImage: (mediaId) => http.post(`/users/profile/image/${mediaId}`),
})
