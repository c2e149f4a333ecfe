import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio } from './contrast.ts'
import { dark, light } from './semantic.ts'

describe('contrastRatio', () => {
  it('is 21 and 1 at the ends, and matches a value published by the W3C', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('throws for an invalid colour', () => {
    expect(() => contrastRatio('white', '#000000')).toThrow('six-digit')
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, colours) => {
  it.each(contrastPairs(colours))('$name reaches $least', ({ front, back, least }) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(least)
  })
})
