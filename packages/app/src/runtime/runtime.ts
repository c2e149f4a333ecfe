import type { StoragePort } from '@latchkey/domain/platform/storage/storage'
import type { RootStore } from '@latchkey/domain/root/root.store'
import { createContext, use } from 'react'

export interface Runtime {
  root: RootStore
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

/** The stores. */
export const useRoot = (): RootStore => useRuntime().root
