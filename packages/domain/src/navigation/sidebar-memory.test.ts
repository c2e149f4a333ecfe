import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { MENU_FOLD, rememberedSection, rememberSection, SIDEBAR_SECTIONS } from './sidebar-memory.ts'

describe('the memory of the sidebar', () => {
  it('opens the main menu on a first visit', () => {
    expect(rememberedSection(createMemoryStorage())).toBe('main-menu')
  })

  it.each([...SIDEBAR_SECTIONS, null])('restores %s', (section) => {
    const storage = createMemoryStorage()
    rememberSection(storage, section)
    expect(rememberedSection(storage)).toBe(section)
  })

  it.each(['{broken', '"settings"', '{"open":true}', 'null'])('opens the main menu for %s', (kept) => {
    expect(rememberedSection(createMemoryStorage({ sidebar_sections: kept }))).toBe('main-menu')
  })

  it('opens nothing for an unknown section', () => {
    expect(rememberedSection(createMemoryStorage({ sidebar_sections: '["archive"]' }))).toBeNull()
  })
})

describe('the folded menu', () => {
  it('is not folded on a first visit', () => {
    expect(MENU_FOLD.of(createMemoryStorage(), 7)).toBe(false)
  })

  it('is stored per user', () => {
    const storage = createMemoryStorage()
    MENU_FOLD.remember(storage, 7, true)
    MENU_FOLD.remember(storage, 8, true)
    MENU_FOLD.remember(storage, 8, false)
    expect([7, 8, 9].map((id) => MENU_FOLD.of(storage, id))).toEqual([true, false, false])
  })

  it.each(['{broken', 'true', '[true]', '{"7":"true"}', 'null'])('is not folded for %s', (kept) => {
    expect(MENU_FOLD.of(createMemoryStorage({ sidebar_folded: kept }), 7)).toBe(false)
  })

  it.each([
    ['nobody has chosen', {}, false],
    ['all collapsed it', { 7: true, 8: true }, true],
    ['they differ', { 7: true, 8: false }, false],
  ])('is expected before the sign-in is known: %s', (_, choices, expected) => {
    expect(MENU_FOLD.of(createMemoryStorage({ sidebar_folded: JSON.stringify(choices) }), null)).toBe(
      expected,
    )
  })
})
