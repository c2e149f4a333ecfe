import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage.ts'
import { DENSITIES, DENSITY_CHOICE } from './density.ts'

describe('the density of tables', () => {
  it('is null before the first choice', () => {
    expect(DENSITY_CHOICE.of(createMemoryStorage(), 7)).toBeNull()
  })

  it.each(DENSITIES)('is stored as %s', (density) => {
    const storage = createMemoryStorage()
    DENSITY_CHOICE.remember(storage, 7, density)
    expect(DENSITY_CHOICE.of(storage, 7)).toBe(density)
  })

  it('is stored per user', () => {
    const storage = createMemoryStorage()
    DENSITY_CHOICE.remember(storage, 7, 'comfortable')
    DENSITY_CHOICE.remember(storage, 8, 'compact')
    expect([7, 8, 9].map((id) => DENSITY_CHOICE.of(storage, id))).toEqual(['comfortable', 'compact', null])
  })

  it.each(['{broken', '"compact"', '["compact"]', '{"7":"dense"}', 'null'])('is null for %s', (kept) => {
    expect(DENSITY_CHOICE.of(createMemoryStorage({ table_density: kept }), 7)).toBeNull()
  })
})
