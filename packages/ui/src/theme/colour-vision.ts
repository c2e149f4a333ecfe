import { fromLinear, toLinear, toOklch } from './oklch.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/**
 * Each matrix gives the remaining linear red, green and blue: with no cones of one kind (Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1), and on a grey
 * print.
 */
export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranopia: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanopia: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_9],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Readonly<Record<string, Matrix>>

export type Vision = keyof typeof VISIONS

/** A `#rrggbb` colour as it appears in such a vision, as `#rrggbb`. */
export function seenIn(vision: Vision, hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const seen = VISIONS[vision].map(([r, g, b]) => fromLinear(Math.max(0, r * red + g * green + b * blue)))
  return `#${seen.map((value) => channel(Math.min(1, value))).join('')}`
}

const channel = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')

/** The distance of two `#rrggbb` colours in OKLab, times 100: black and white are 100 apart. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)]
  return (
    100 *
    Math.hypot(
      a.l - b.l,
      a.c * Math.cos(a.h) - b.c * Math.cos(b.h),
      a.c * Math.sin(a.h) - b.c * Math.sin(b.h),
    )
  )
}
