import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage.ts'

/** How much room the rows of a table take: as much as their text needs, or one line each. */
export const DENSITIES = ['comfortable', 'compact'] as const

/** How much room the rows of a table take. */
export type Density = (typeof DENSITIES)[number]

const isDensity = (value: unknown): value is Density => (DENSITIES as readonly unknown[]).includes(value)

/** What this person chose in this browser; null before the first choice. Several people may share a browser. */
export function rememberedDensity(storage: StoragePort, userId: number): Density | null {
  const kept = choices(storage)[userId]
  return isDensity(kept) ? kept : null
}

/** Keeps what this person chose. */
export function rememberDensity(storage: StoragePort, userId: number, density: Density): void {
  storage.setItem(STORAGE_KEYS.tableDensity, JSON.stringify({ ...choices(storage), [userId]: density }))
}

function choices(storage: StoragePort): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.tableDensity) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // What another program wrote there counts as nothing kept.
    return {}
  }
}
