import type { RootStore } from '@latchkey/domain/platform/root.store'
import type { StaffStore } from '@latchkey/domain/platform/staff.store'
import type { StoragePort } from '@latchkey/domain/platform/storage'
import { createContext, use } from 'react'

/** What a running app is made of; pages reach it by `useRuntime`. */
export interface Runtime {
  root: RootStore
  /** Brings the stores that only staff read: the same ones each time. Pages reach them by `useStaff`. */
  loadStaff: () => Promise<StaffStore>
  /** Kept between visits. */
  storage: StoragePort
  /** Loads the page anew. */
  reload: () => void
}

/** Carries the running app to its pages. */
export const RuntimeContext = createContext<Runtime | null>(null)

/**
 * The running app.
 * @throws outside of it: a page without stores could only pretend.
 */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (runtime === null) throw new Error('No app is running around this page. Put it inside RuntimeContext.')
  return runtime
}
