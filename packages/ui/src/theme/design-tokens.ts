import { palette } from './palette.ts'
import { GRID_STEP_PX, scale } from './scale.ts'
import { dark, light } from './semantic.ts'
import { WEIGHTS } from './type-in-use.ts'

type TokenValue = number | string | readonly TokenValue[] | { readonly [part: string]: TokenValue }

/** A token in the Design Tokens Format of the W3C community group. */
export interface DesignToken {
  readonly $type: string
  readonly $value: TokenValue
}

export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens
}

interface Values {
  readonly [key: string]: string | Values
}

const mapped = (tree: Values, tokenOf: (value: string) => DesignToken | DesignTokens): DesignTokens =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? tokenOf(value) : mapped(value, tokenOf),
    ]),
  )

const two = (value: number) => value.toString(16).padStart(2, '0')

/** Parses `#rrggbb` or `rgb(r g b / alpha)`. */
function colour(css: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number)
  const components = [red, green, blue].map((value) => Number((value / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha, hex: `#${two(red)}${two(green)}${two(blue)}` }
}

/** Parses a length or a time; the only value without a unit is 0. */
function measure(css: string) {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(\w*)$/.exec(css) ?? []
  return { value: Number(value), unit: unit === '' ? 'px' : unit }
}

/** Parses the shadows of a `box-shadow`. */
function shadows(css: string) {
  return css.split(/,\s*(?![^(]*\))/).map((shadow) => {
    const at = shadow.indexOf('rgb(')
    const [x = '0', y = '0', blur = '0', spread = '0'] = shadow.slice(0, at).trim().split(/\s+/)
    return {
      color: colour(shadow.slice(at)),
      offsetX: measure(x),
      offsetY: measure(y),
      blur: measure(blur),
      spread: measure(spread),
    }
  })
}

const colourToken = (css: string) => ({ $type: 'color', $value: colour(css) })
const dimensionToken = (css: string) => ({ $type: 'dimension', $value: measure(css) })

const themeOf = ({ shadow, ...colours }: typeof light | typeof dark): DesignTokens => ({
  ...mapped(colours, colourToken),
  shadow: mapped(shadow, (css) => ({ $type: 'shadow', $value: shadows(css) })),
})

/**
 * Every token as a design tokens file (Design Tokens Format Module 2025.10): the colours per theme, the rest once. The
 * palette is for design tools, which lay out colours by hue; components use those of a theme.
 */
export function designTokens(): DesignTokens {
  return {
    palette: mapped(palette, colourToken),
    light: themeOf(light),
    dark: themeOf(dark),
    radius: mapped(scale.radius, dimensionToken),
    size: mapped(scale.size, dimensionToken),
    space: { step: dimensionToken(`${GRID_STEP_PX}px`) },
    font: mapped(scale.font, (css) => ({
      $type: 'fontFamily',
      $value: css.split(', ').map((name) => name.replaceAll("'", '')),
    })),
    text: mapped(scale.text, (css) => {
      const [size = '', lineHeight = ''] = css.split('/')
      return { size: dimensionToken(size), lineHeight: dimensionToken(lineHeight) }
    }),
    weight: Object.fromEntries(
      Object.keys(WEIGHTS).map((weight) => [weight, { $type: 'fontWeight', $value: Number(weight) }]),
    ),
    motion: mapped(scale.motion, (css) => ({ $type: 'duration', $value: measure(css) })),
    layer: mapped(scale.layer, (css) => ({ $type: 'number', $value: Number(css) })),
  }
}
