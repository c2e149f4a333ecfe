import { expect, it } from 'vitest'
import { knownChoices } from './choices.ts'

const RULES = { handler: /^(?:me|none)$/, waiting: /^1$/ }

it('takes the texts that a list knows, and leaves out all others', () => {
  const asked: Record<string, string> = { handler: 'me', waiting: 'yes', other: 'me' }
  expect(knownChoices(RULES, (name) => asked[name])).toEqual({ handler: 'me' })
  expect(knownChoices(RULES, () => null)).toEqual({})
})
