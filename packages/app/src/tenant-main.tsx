import { hideToken } from '@latchkey/domain/links/hide-token'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import { loadVisit } from './pages/tenants/load-visit.ts'
import { pageStorage, tabStorage } from './config/page-storage.ts'

hideToken(window, tabStorage)

// Signed-in staff see a tenant's page within their layout (rule P19).
const isStaff = pageStorage.getItem(STORAGE_KEYS.token) !== null
if (isStaff) void import('./main.tsx')
else {
  const visit = loadVisit(location.pathname)
  void import('./pages/tenants/start.tsx').then(({ start }) => start(visit))
}
