/**
 * A colour as lightness (0 to 1), chroma (0 to about 0.4) and hue (radians), from Björn Ottosson's "A
 * perceptual color space for image processing".
 */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

/** A channel of sRGB, 0 to 1, as linear light. */
export const toLinear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Linear light, 0 to 1, as a channel of sRGB. */
export const fromLinear = (value: number): number =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const multiply = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple

/** Parses `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const rgb = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const lms = multiply(
    [
      [0.412_221_47, 0.536_332_54, 0.051_445_99],
      [0.211_903_5, 0.680_699_55, 0.107_396_96],
      [0.088_302_46, 0.281_718_84, 0.629_978_7],
    ],
    rgb as unknown as Triple,
  ).map(Math.cbrt)
  const [l, a, b] = multiply(
    [
      [0.210_454_26, 0.793_617_79, -0.004_072_05],
      [1.977_998_5, -2.428_592_21, 0.450_593_71],
      [0.025_904_04, 0.782_771_77, -0.808_675_77],
    ],
    lms as unknown as Triple,
  )
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** Writes `#rrggbb`; reduces the chroma of a colour outside sRGB until it fits. */
export function fromOklch({ l, c, h }: Oklch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const rgb = multiply(
    [
      [4.076_741_66, -3.307_711_59, 0.230_969_94],
      [-1.268_438, 2.609_757_4, -0.341_319_38],
      [-0.004_196_09, -0.703_418_61, 1.707_614_7],
    ],
    [
      (l + 0.396_337_78 * a + 0.215_803_76 * b) ** 3,
      (l - 0.105_561_35 * a - 0.063_854_17 * b) ** 3,
      (l - 0.089_484_18 * a - 1.291_485_55 * b) ** 3,
    ],
  ).map(fromLinear)
  // Half a step of 255 is rounding, not out of gamut.
  if (c > 0.001 && rgb.some((value) => value < -0.002 || value > 1.002))
    return fromOklch({ l, c: c * 0.97, h })
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
