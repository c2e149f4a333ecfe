import type { StoragePort } from './storage.ts'

/** Stored per user id, because several people may share a browser. */
export function rememberedChoice(storage: StoragePort, key: string, userId: number): unknown {
  return choices(storage, key)[userId]
}

/** The choice of all users of this browser; undefined if they differ, or nobody has chosen. */
export function agreedChoice(storage: StoragePort, key: string): unknown {
  const [first, ...others] = new Set(Object.values(choices(storage, key)))
  return others.length === 0 ? first : undefined
}

/** Keeps the choices of other users. */
export function rememberChoice(storage: StoragePort, key: string, userId: number, choice: unknown): void {
  storage.setItem(key, JSON.stringify({ ...choices(storage, key), [userId]: choice }))
}

function choices(storage: StoragePort, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // An unreadable value counts as missing.
    return {}
  }
}
