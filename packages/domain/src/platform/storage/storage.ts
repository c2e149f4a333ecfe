/** Text kept by name between visits: the shape of the browser's own storages. */
export interface StoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that lasts as long as the object does; for tests, stories and browsers that refuse to store. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A storage that never throws: a browser that blocks or fills its storage must not keep a person from working. */
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
