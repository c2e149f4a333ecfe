import type { StoragePort } from './storage.ts'

/** What this person chose in this browser, as kept under a key; several people may share a browser. */
export function rememberedChoice(storage: StoragePort, key: string, userId: number): unknown {
  return choices(storage, key)[userId]
}

/** Keeps what this person chose, and what the others did. */
export function rememberChoice(storage: StoragePort, key: string, userId: number, choice: unknown): void {
  storage.setItem(key, JSON.stringify({ ...choices(storage, key), [userId]: choice }))
}

function choices(storage: StoragePort, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // What another program wrote there counts as nothing kept.
    return {}
  }
}
