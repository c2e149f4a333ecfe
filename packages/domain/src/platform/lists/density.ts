import { personalChoice } from '../storage/personal-choice.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'

/** Row height of tables: wrapped text, or one line per row. */
export const DENSITIES = ['comfortable', 'compact'] as const

export type Density = (typeof DENSITIES)[number]

const isDensity = (value: unknown): value is Density => (DENSITIES as readonly unknown[]).includes(value)

/** Null before the first choice. */
export const DENSITY_CHOICE = personalChoice(STORAGE_KEYS.tableDensity, (kept) =>
  isDensity(kept) ? kept : null,
)
