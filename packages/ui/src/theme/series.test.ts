import { describe, expect, it } from 'vitest'
import { colourDistance, seenIn, VISIONS, type Vision } from './colour-vision.ts'
import { dark, light } from './semantic.ts'

/**
 * The least distance of any two series, and of two that touch in a stack. A distance of about 2 is just noticed. In
 * grey nine series share the lightness between a third and two thirds of the scale; patterns and their order help.
 */
const LEAST: Readonly<Record<Vision, { any: number; neighbours: number }>> = {
  normal: { any: 10, neighbours: 20 },
  protanopia: { any: 6, neighbours: 12 },
  deuteranopia: { any: 6, neighbours: 10 },
  tritanopia: { any: 6, neighbours: 20 },
  grey: { any: 3.5, neighbours: 10 },
}

/** In the order of a stack. */
const seriesOf = ({ series }: typeof light | typeof dark): string[] => Object.values(series)

/** Pairs nearer than they may be, as 'first second distance'. */
function tooNear(colours: readonly string[], vision: Vision): string[] {
  const { any, neighbours } = LEAST[vision]
  return colours.flatMap((one, at) =>
    colours.slice(at + 1).flatMap((other, ahead) => {
      const distance = colourDistance(seenIn(vision, one), seenIn(vision, other))
      return distance < (ahead === 0 ? neighbours : any) ? [`${one} ${other} ${distance.toFixed(1)}`] : []
    }),
  )
}

describe('the measure', () => {
  it('is 0 for the same colour and 100 from black to white', () => {
    expect(colourDistance('#0d543f', '#0d543f')).toBe(0)
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 1)
  })

  it('knows what is confused: red and green of one lightness without long or middle cones', () => {
    const [red, green] = ['#b3574a', '#6f7d36']
    const apart = (vision: Vision) => colourDistance(seenIn(vision, red), seenIn(vision, green))
    expect(apart('normal')).toBeGreaterThan(2 * apart('deuteranopia'))
    expect(apart('tritanopia')).toBeGreaterThan(apart('protanopia'))
  })

  it('leaves greys as they are, and makes everything grey on a grey print', () => {
    for (const vision of Object.keys(VISIONS) as Vision[])
      expect(colourDistance(seenIn(vision, '#808080'), '#808080')).toBeLessThan(0.5)
    expect(seenIn('grey', '#0d543f')).toMatch(/^#(..)\1\1$/)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the series of the %s theme', (_name, colours) => {
  it.each(Object.keys(VISIONS) as Vision[])('are told apart: %s', (vision) => {
    expect(seriesOf(colours)).toHaveLength(9)
    expect(tooNear(seriesOf(colours), vision)).toEqual([])
  })

  it('would be reported', () => {
    const [first = '', second = ''] = seriesOf(colours)
    expect(tooNear([first, second, first], 'normal')).toHaveLength(1)
    expect(tooNear([first, first], 'grey')).toHaveLength(1)
  })
})
