import type { StoragePort } from '@latchkey/domain/platform/storage/storage'
import type { RootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { createContext, use } from 'react'

/** The parts of a running app; pages get them from `useRuntime`. */
export interface Runtime {
  root: RootStore
  /** Loads the stores that only staff read: the same ones each time. Pages get them from `useStaff`. */
  loadStaff: () => Promise<StaffStore>
  /** Kept between visits. */
  storage: StoragePort
  /** Loads the page anew. */
  reload: () => void
}

/** Provides the running app to its pages. */
export const RuntimeContext = createContext<Runtime | null>(null)

/**
 * The running app.
 * @throws Error outside of RuntimeContext.
 */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (runtime === null) throw new Error('There is no runtime. Put this page inside RuntimeContext.')
  return runtime
}
