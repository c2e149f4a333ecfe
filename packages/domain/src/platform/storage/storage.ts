/** The shape of localStorage and sessionStorage. */
export interface StoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** For tests, stories and browsers that block storage. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/**
 * Keeps in memory what a blocked or full storage does not keep; null was removed. A value in memory is newer than the
 * stored one. Never throws.
 */
export function createSteadyStorage(open: () => StoragePort): StoragePort {
  const memory = new Map<string, string | null>()
  const write = (key: string, value: string | null, act: (storage: StoragePort) => void): void => {
    try {
      act(open())
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  }
  return {
    getItem: (key) => {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    setItem: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    removeItem: (key) => write(key, null, (storage) => storage.removeItem(key)),
  }
}
