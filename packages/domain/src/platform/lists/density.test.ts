import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage.ts'
import { DENSITIES, rememberDensity, rememberedDensity } from './density.ts'

describe('the density of tables', () => {
  it('is null before the first choice', () => {
    expect(rememberedDensity(createMemoryStorage(), 7)).toBeNull()
  })

  it.each(DENSITIES)('is stored as %s', (density) => {
    const storage = createMemoryStorage()
    rememberDensity(storage, 7, density)
    expect(rememberedDensity(storage, 7)).toBe(density)
  })

  it('is stored per user', () => {
    const storage = createMemoryStorage()
    rememberDensity(storage, 7, 'comfortable')
    rememberDensity(storage, 8, 'compact')
    expect([7, 8, 9].map((id) => rememberedDensity(storage, id))).toEqual(['comfortable', 'compact', null])
  })

  it.each(['{broken', '"compact"', '["compact"]', '{"7":"dense"}', 'null'])('is null for %s', (kept) => {
    expect(rememberedDensity(createMemoryStorage({ table_density: kept }), 7)).toBeNull()
  })
})
