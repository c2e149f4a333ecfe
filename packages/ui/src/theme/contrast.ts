import { toLinear } from './oklch.ts'

const channel = (hex: string, at: number): number =>
  toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)

const luminance = (hex: string): number => {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new Error(`Contrast is computed from six-digit colours; "${hex}" is none.`)
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/** The contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
