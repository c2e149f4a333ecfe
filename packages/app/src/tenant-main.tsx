import { hideToken } from '@latchkey/domain/links/hide-token'
import { createSteadyStorage } from '@latchkey/domain/platform/storage/storage'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'

hideToken(
  window,
  createSteadyStorage(() => sessionStorage),
)

// Staff who open a tenant's link see it next to their menu. Source: decision P19.
const isStaff = createSteadyStorage(() => localStorage).getItem(STORAGE_KEYS.token) !== null
if (isStaff) void import('./main.tsx')
else void import('./pages/tenants/start.tsx').then(({ start }) => start())
