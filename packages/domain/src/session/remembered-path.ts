import type { StoragePort } from '../platform/storage/storage.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'

/** The page that a user wanted before signing in. */
export interface RememberedPath {
  /** Ignores paths outside the product; stores home instead of the sign-in page. */
  remember(path: string): void
  /** Returns the path and clears it; home if there is none. */
  consume(): string
  forget(): void
}

export const HOME_PATH = '/'

const LONGEST_PATH = 2048

/** Rejects `//host` and backslashes, which browsers resolve to another host. */
export function isInternalPath(path: string): boolean {
  return path.length <= LONGEST_PATH && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
}

/** The path is in memory and in sessionStorage, which survives a reload. */
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
    consume() {
      const path = kept ?? storage.getItem(STORAGE_KEYS.rememberedPath)
      forget()
      return path !== null && isInternalPath(path) ? path : HOME_PATH
    },
    forget,
  }
}
