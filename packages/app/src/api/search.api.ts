import type { StoreEnv } from '@latchkey/domain/root/env'
import { recordNamesText } from '@latchkey/domain/search/record-names'
import type { Http } from './http/http.ts'

export const searchApi = (http: Http): Pick<StoreEnv, 'search'> => ({
  search: {
    find: (text, limit) => http.get(`/search?q=${encodeURIComponent(text)}&limit=${limit}`),
    recent: (records) => http.get(`/search?recent=${recordNamesText(records)}`),
  },
})
