import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { rememberedSection, rememberSection, SIDEBAR_SECTIONS } from './sidebar-memory.ts'

describe('the memory of the sidebar', () => {
  it('opens the main menu on a first visit', () => {
    expect(rememberedSection(createMemoryStorage())).toBe('main-menu')
  })

  it.each([...SIDEBAR_SECTIONS, null])('gives back %s', (section) => {
    const storage = createMemoryStorage()
    rememberSection(storage, section)
    expect(rememberedSection(storage)).toBe(section)
  })

  it.each(['{broken', '"settings"', '{"open":true}', 'null'])('opens the main menu for %s', (kept) => {
    expect(rememberedSection(createMemoryStorage({ sidebar_sections: kept }))).toBe('main-menu')
  })

  it('opens nothing for a section that is no more', () => {
    expect(rememberedSection(createMemoryStorage({ sidebar_sections: '["archive"]' }))).toBeNull()
  })
})
