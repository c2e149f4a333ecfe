import { rememberChoice, rememberedChoice } from '../platform/storage/personal-choice.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { StoragePort } from '../platform/storage/storage.ts'

/** The three parts of the menu. Source: specification §2 "Layout". */
export const SIDEBAR_SECTIONS = ['main-menu', 'settings', 'profile'] as const

/** One part of the menu. */
export type SidebarSectionId = (typeof SIDEBAR_SECTIONS)[number]

/** What each part of the menu is called. */
export const SECTION_LABELS: Readonly<Record<SidebarSectionId, string>> = {
  'main-menu': 'Main menu',
  settings: 'Settings',
  profile: 'Profile',
}

const isSidebarSection = (value: unknown): value is SidebarSectionId =>
  (SIDEBAR_SECTIONS as readonly unknown[]).includes(value)

/** The section that was left open, null when all were closed; the first on a first visit. Source: specification §3. */
export function rememberedSection(storage: StoragePort): SidebarSectionId | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.sidebarSections) ?? 'null')
    if (Array.isArray(kept)) return (kept as unknown[]).find(isSidebarSection) ?? null
  } catch {
    // What another program wrote there counts as nothing kept.
  }
  return SIDEBAR_SECTIONS[0]
}

/** Keeps which section is open, as a list of one or none. */
export function rememberSection(storage: StoragePort, section: string | null): void {
  storage.setItem(STORAGE_KEYS.sidebarSections, JSON.stringify(section === null ? [] : [section]))
}

/** Whether this person has folded the menu to icons in this browser. */
export function rememberedFold(storage: StoragePort, userId: number): boolean {
  return rememberedChoice(storage, STORAGE_KEYS.sidebarFolded, userId) === true
}

/** Keeps whether this person has folded the menu. */
export function rememberFold(storage: StoragePort, userId: number, isFolded: boolean): void {
  rememberChoice(storage, STORAGE_KEYS.sidebarFolded, userId, isFolded)
}
