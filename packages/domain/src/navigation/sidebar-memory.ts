import { personalChoice } from '../platform/storage/personal-choice.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { StoragePort } from '../platform/storage/storage.ts'

export const SIDEBAR_SECTIONS = ['main-menu', 'settings', 'profile'] as const

export type SidebarSectionId = (typeof SIDEBAR_SECTIONS)[number]

export const SECTION_LABELS: Readonly<Record<SidebarSectionId, string>> = {
  'main-menu': 'Main menu',
  settings: 'Settings',
  profile: 'Profile',
}

const isSidebarSection = (value: unknown): value is SidebarSectionId =>
  (SIDEBAR_SECTIONS as readonly unknown[]).includes(value)

/** Null when all were closed; the first section on a first visit. */
export function rememberedSection(storage: StoragePort): SidebarSectionId | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.sidebarSections) ?? 'null')
    if (Array.isArray(kept)) return (kept as unknown[]).find(isSidebarSection) ?? null
  } catch {
    // An unreadable value counts as missing.
  }
  return SIDEBAR_SECTIONS[0]
}

/** Stored as a list of at most one section. */
export function rememberSection(storage: StoragePort, section: string | null): void {
  storage.setItem(STORAGE_KEYS.sidebarSections, JSON.stringify(section === null ? [] : [section]))
}

/** True if the menu is collapsed. */
export const MENU_FOLD = personalChoice(STORAGE_KEYS.sidebarFolded, (kept) => kept === true)
