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

/** Falls back to memory, so that a blocked or full storage never throws. */
export function createSteadyStorage(open: () => StoragePort): StoragePort {
  const memory = createMemoryStorage()
  const attempt = <Result>(act: (storage: StoragePort) => Result): Result => {
    try {
      return act(open())
    } catch {
      return act(memory)
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  }
}
