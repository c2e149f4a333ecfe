import { rememberChoice, rememberedChoice } from '../storage/personal-choice.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage.ts'

/** Row height of tables: wrapped text, or one line per row. */
export const DENSITIES = ['comfortable', 'compact'] as const

export type Density = (typeof DENSITIES)[number]

const isDensity = (value: unknown): value is Density => (DENSITIES as readonly unknown[]).includes(value)

/** Per user and browser; null before the first choice. */
export function rememberedDensity(storage: StoragePort, userId: number): Density | null {
  const kept = rememberedChoice(storage, STORAGE_KEYS.tableDensity, userId)
  return isDensity(kept) ? kept : null
}

export function rememberDensity(storage: StoragePort, userId: number, density: Density): void {
  rememberChoice(storage, STORAGE_KEYS.tableDensity, userId, density)
}
