import { rememberChoice, rememberedChoice } from '../storage/personal-choice.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage.ts'

/** How much room the rows of a table take: as much as their text needs, or one line each. */
export const DENSITIES = ['comfortable', 'compact'] as const

/** How much room the rows of a table take. */
export type Density = (typeof DENSITIES)[number]

const isDensity = (value: unknown): value is Density => (DENSITIES as readonly unknown[]).includes(value)

/** What this person chose in this browser; null before the first choice. */
export function rememberedDensity(storage: StoragePort, userId: number): Density | null {
  const kept = rememberedChoice(storage, STORAGE_KEYS.tableDensity, userId)
  return isDensity(kept) ? kept : null
}

/** Keeps what this person chose. */
export function rememberDensity(storage: StoragePort, userId: number, density: Density): void {
  rememberChoice(storage, STORAGE_KEYS.tableDensity, userId, density)
}
