import type { BrandPort } from '@latchkey/domain/office/brand.port'
import { BRAND } from '../config/brand.ts'
import type { Http } from './http/http.ts'

export const brandApi = (http: Pick<Http, 'get'>): BrandPort => ({
  own: BRAND,
  fetch: () => http.get('/settings/brand', { isPublic: true }),
})
