import { expect, it } from 'vitest'
import { knownChoices } from './choices.ts'

const RULES = { handler: /^(?:me|none)$/, waiting: /^1$/ }

it('keeps known choices and drops all others', () => {
  const asked: Record<string, string> = { handler: 'me', waiting: 'yes', other: 'me' }
  expect(knownChoices(RULES, (name) => asked[name])).toEqual({ handler: 'me' })
  expect(knownChoices(RULES, () => null)).toEqual({})
})
