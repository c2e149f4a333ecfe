import type { StoragePort } from '@latchkey/domain/platform/storage/storage'
import type { RootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { createContext, use } from 'react'

export interface Runtime {
  root: RootStore
  /** Loads the staff's stores; resolves to the same ones each time. Pages use `useStaff`. */
  loadStaff: () => Promise<StaffStore>
  /** localStorage. */
  storage: StoragePort
  /** Reloads the page. */
  reload: () => void
}

export const RuntimeContext = createContext<Runtime | null>(null)

/** @throws Error outside of RuntimeContext */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (runtime === null) throw new Error('There is no runtime. Put this page inside RuntimeContext.')
  return runtime
}
