import { describe, expect, it } from 'vitest'
import { scale } from './scale.ts'
import { dark, light } from './semantic.ts'
import { customProperties, space, token } from './token.ts'

const names = (tree: Parameters<typeof customProperties>[0]): string[] =>
  customProperties(tree).map(([name]) => name)

describe('token', () => {
  it('is a reference to a custom property', () => {
    expect(token.surface.accentHover).toBe('var(--lk-surface-accent-hover)')
    expect(token.tone.red.ink).toBe('var(--lk-tone-red-ink)')
    expect(token.motion.fast).toBe('var(--lk-motion-fast)')
  })

  it('has a value behind every reference', () => {
    const declared = new Set(names({ ...light, ...scale }).map((name) => `var(${name})`))
    for (const [, reference] of customProperties(token)) expect(declared).toContain(reference)
  })

  it('has the same keys in both themes', () => {
    expect(names(dark)).toEqual(names(light))
  })
})

describe('space', () => {
  it('counts in steps of 4 px', () => {
    expect(space(3)).toBe('0.75rem')
  })
})
