import { describe, expect, it } from 'vitest'
import { brandedColours, brandRules, movedTo } from './brand.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { dark, light } from './semantic.ts'

const THEMES = { light, dark }

/** Every corner of the sRGB cube, the greys between, and colours that agencies use. */
const COLOURS = [
  ...['00', '7f', 'ff'].flatMap((red) =>
    ['00', '7f', 'ff'].flatMap((green) => ['00', '7f', 'ff'].map((blue) => `#${red}${green}${blue}`)),
  ),
  '#0f4c81',
  '#f2a900',
  '#b3261e',
  '#1a5541',
  '#ffd400',
  '#e0e0e0',
]

/** A main colour moves the surfaces that an accent is seen on: black, grey, white, and the agencies' accents. */
const ACCENTS = ['#000000', '#7f7f7f', '#ffffff', '#f2a900', '#b3261e', '#ffd400']

describe('oklch', () => {
  it('matches values published by its author', () => {
    expect(toOklch('#ffffff').l).toBeCloseTo(1, 3)
    const red = toOklch('#ff0000')
    expect([red.l, red.c, (red.h * 180) / Math.PI].map((value) => value.toFixed(2))).toEqual([
      '0.63',
      '0.26',
      '29.23',
    ])
  })

  it.each(COLOURS)('writes %s as it was read', (colour) => {
    expect(fromOklch(toOklch(colour))).toBe(colour)
  })
})

describe('movedTo', () => {
  it('returns a colour with enough contrast unchanged', () => {
    expect(movedTo('#0f4c81', [{ from: ['#ffffff'], least: 4.5 }])).toBe('#0f4c81')
  })

  it.each(['#ffd400', '#7fff7f', '#f2a900', '#9e9e9e'])('moves %s no further than necessary', (colour) => {
    const moved = movedTo(colour, [{ from: ['#ffffff'], least: 4.5 }])
    const ratio = contrastRatio(moved, '#ffffff')
    expect(ratio).toBeGreaterThanOrEqual(4.5)
    expect(ratio).toBeLessThan(4.7)
    expect(toOklch(moved).h).toBeCloseTo(toOklch(colour).h, 0)
  })
})

describe.each(Object.entries(THEMES))('the %s theme with a brand', (_name, base) => {
  it.each(COLOURS)('meets every contrast with the main colour %s', (mainColour) => {
    for (const accentColour of [null, ...ACCENTS]) {
      const colours = brandedColours(base, { mainColour, accentColour })
      const failing = contrastPairs(colours).filter(
        ({ front, back, least }) => contrastRatio(front, back) < least,
      )
      expect(failing).toEqual([])
    }
  })

  it('meets every contrast with an accent alone', () => {
    for (const accentColour of COLOURS) {
      const colours = brandedColours(base, { mainColour: null, accentColour })
      expect(
        contrastPairs(colours).filter(({ front, back, least }) => contrastRatio(front, back) < least),
      ).toEqual([])
      expect(colours.surface).toEqual(base.surface)
    }
  })

  it("is the product's own without colours", () => {
    expect(brandedColours(base, { mainColour: null, accentColour: null })).toEqual(base)
  })
})

it('uses a readable colour unchanged', () => {
  const { surface, ink } = brandedColours(light, { mainColour: '#0f4c81', accentColour: null })
  expect([surface.accent, ink.accent, surface.sideCurrent]).toEqual(['#0f4c81', '#0f4c81', '#0f4c81'])
})

it('writes rules for both themes, and none without colours', () => {
  expect(brandRules({ mainColour: null, accentColour: null })).toBe('')
  const rules = brandRules({ mainColour: '#0f4c81', accentColour: null })
  expect(rules).toContain("[data-theme='dark']")
  expect(rules).toContain('--lk-surface-accent: #0f4c81;')
  expect(rules).not.toContain('--lk-surface-page')
})
