import type { StoragePort } from './storage.ts'

/** A user's choice is stored in this browser. */
export interface PersonalChoice<Value> {
  /** Without a user, before it is known who is signed in: what all users chose, unless they differ. */
  of: (storage: StoragePort, userId: number | null) => Value
  /** Keeps the choices of other users. */
  remember: (storage: StoragePort, userId: number | null, value: Value) => void
}

/** Stored per user id, because several people may share a browser; `read` gets undefined before the first choice. */
export const personalChoice = <Value>(
  key: string,
  read: (kept: unknown) => Value,
): PersonalChoice<Value> => ({
  of(storage, userId) {
    const kept = choices(storage, key)
    if (userId !== null) return read(kept[userId])
    const [first, ...others] = new Set(Object.values(kept))
    return read(others.length === 0 ? first : undefined)
  },
  remember(storage, userId, value) {
    if (userId === null) return
    storage.setItem(key, JSON.stringify({ ...choices(storage, key), [userId]: value }))
  },
})

function choices(storage: StoragePort, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // An unreadable value counts as missing.
    return {}
  }
}
