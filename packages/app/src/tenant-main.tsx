import { hideToken } from '@latchkey/domain/links/hide-token'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage-keys'
import { createSteadyStorage } from '@latchkey/domain/platform/storage'

const storage = createSteadyStorage(() => localStorage)
const tabStorage = createSteadyStorage(() => sessionStorage)
hideToken(window, tabStorage)

// Staff who open a tenant's link see it beside their menu. Source: decision P19.
if (storage.getItem(STORAGE_KEYS.token) !== null) void import('./main.tsx')
else void import('./routes/tenants/start.tsx').then(({ start }) => start({ storage, tabStorage }))
