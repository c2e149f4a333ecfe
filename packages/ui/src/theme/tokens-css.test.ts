import { expect, it } from 'vitest'
import { scale } from './scale.ts'
import { dark, light } from './semantic.ts'
import { customProperties } from './token.ts'
import { tokensCss } from './tokens-css.ts'

const lines = tokensCss()
  .split('\n')
  .map((line) => line.trim())

const times = (line: string) => lines.filter((each) => each === line).length

it('declares every token, and the dark colours for the device as for the choice', () => {
  for (const [name, value] of customProperties(scale))
    expect([name, times(`${name}: ${value};`)]).toEqual([name, 1])
  const darkOnes = new Map(customProperties(dark))
  for (const [name, value] of customProperties(light))
    expect([name, times(`${name}: ${value};`)]).toEqual([name, darkOnes.get(name) === value ? 3 : 1])
  for (const [name, value] of darkOnes) expect(times(`${name}: ${value};`)).toBeGreaterThanOrEqual(2)
})

it('closes every rule', () => {
  expect(times('}')).toBe(lines.filter((line) => line.endsWith('{')).length)
})
