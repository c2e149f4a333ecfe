import type { StoragePort } from '../platform/storage/storage.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'

/** Where a person was going when they were asked to sign in. Source: specification §4, decision S18. */
export interface RememberedPath {
  /** Keeps a path inside the product; the sign-in page counts as home, anything else is not kept. */
  remember(path: string): void
  /** The kept path, once; home when there is none. */
  take(): string
  forget(): void
}

/** Where a person lands without a remembered path. */
export const HOME_PATH = '/'

/** The address of the sign-in page, which is never worth returning to. */
export const SIGN_IN_PATH = '/login'

const LONGEST_PATH = 2048

/** True for an address inside the product. `//host` and backslashes, which browsers read as another host, are not. Source: decision S18. */
export function isInternalPath(path: string): boolean {
  return path.length <= LONGEST_PATH && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
}

/** Keeps one path in memory and in the tab's storage, which survives a reload. Source: decision S18. */
export function createRememberedPath(storage: StoragePort): RememberedPath {
  let kept: string | null = null
  const forget = () => {
    kept = null
    storage.removeItem(STORAGE_KEYS.rememberedPath)
  }
  return {
    remember(path) {
      if (!isInternalPath(path)) return
      kept = /^\/login(?![^/?#])/.test(path) ? HOME_PATH : path
      storage.setItem(STORAGE_KEYS.rememberedPath, kept)
    },
    take() {
      const path = kept ?? storage.getItem(STORAGE_KEYS.rememberedPath)
      forget()
      return path !== null && isInternalPath(path) ? path : HOME_PATH
    },
    forget,
  }
}
