import type { StoragePort } from './storage/storage.ts'

/** The environment of every store. Features add their ports; a store reads its part with `getEnv`. */
export interface BaseEnv {
  /** localStorage. */
  storage: StoragePort
  /** sessionStorage. */
  tabStorage: StoragePort
  /** Unix seconds. */
  now(): number
}
