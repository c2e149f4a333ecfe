import { expect, it } from 'vitest'
import { designTokens, type DesignToken, type DesignTokens } from './design-tokens.ts'
import { palette } from './palette.ts'
import { scale } from './scale.ts'
import { dark, light } from './semantic.ts'
import { customProperties } from './token.ts'
import { WEIGHTS } from './type-in-use.ts'

const isToken = (node: DesignToken | DesignTokens): node is DesignToken => '$value' in node

const leaves = (tree: DesignTokens, path = ''): [string, DesignToken][] =>
  Object.entries(tree).flatMap(([name, node]): [string, DesignToken][] => {
    const at = path === '' ? name : `${path}.${name}`
    return isToken(node) ? [[at, node]] : leaves(node, at)
  })

const tokens = leaves(designTokens())

it('contains every token of both themes, of the scale, of the palette and of the weights', () => {
  const themes = customProperties(light).length + customProperties(dark).length
  // Each text style is two tokens: font size and line height.
  const wanted = themes + customProperties(scale).length + Object.keys(scale.text).length
  const extra = customProperties(palette).length + Object.keys(WEIGHTS).length
  // Plus the grid step.
  expect(tokens).toHaveLength(wanted + extra + 1)
})

it('writes no invalid value', () => {
  for (const [path, { $value }] of tokens) expect([path, JSON.stringify($value)]).not.toContain('null')
  expect(JSON.stringify(tokens)).not.toMatch(/NaN|null|undefined/)
})

it.each([
  [
    'light.surface.accent',
    'color',
    { colorSpace: 'srgb', components: [0.102, 0.3333, 0.2549], alpha: 1, hex: '#1a5541' },
  ],
  [
    'light.surface.scrim',
    'color',
    { colorSpace: 'srgb', components: [0.0745, 0.1137, 0.0941], alpha: 0.48, hex: '#131d18' },
  ],
  [
    'palette.bottle.700',
    'color',
    { colorSpace: 'srgb', components: [0.102, 0.3333, 0.2549], alpha: 1, hex: '#1a5541' },
  ],
  ['weight.650', 'fontWeight', 650],
  ['radius.small', 'dimension', { value: 4, unit: 'px' }],
  ['text.body.lineHeight', 'dimension', { value: 1.25, unit: 'rem' }],
  ['motion.fast', 'duration', { value: 110, unit: 'ms' }],
  ['layer.toast', 'number', 400],
  ['font.mono', 'fontFamily', ['IBM Plex Mono', 'ui-monospace', 'monospace']],
])('writes %s', (path, $type, $value) => {
  expect(new Map(tokens).get(path)).toEqual({ $type, $value })
})

it('writes every shadow of a list', () => {
  const high = new Map(tokens).get('dark.shadow.high')
  expect(high?.$value).toMatchObject([
    { spread: { value: 1, unit: 'px' }, color: { alpha: 0.05, hex: '#ffffff' } },
    { offsetY: { value: 16, unit: 'px' }, blur: { value: 40 }, spread: { value: -8, unit: 'px' } },
  ])
})
