import type { StoragePort } from './storage/storage.ts'

/** What the environment of every store holds. Each feature adds its port; a store reads the part it needs with `getEnv`. */
export interface BaseEnv {
  /** Kept between visits (the browser's local storage). */
  storage: StoragePort
  /** Kept as long as the tab is open (the browser's session storage). */
  tabStorage: StoragePort
  /** This moment, in unix seconds. */
  now(): number
}
