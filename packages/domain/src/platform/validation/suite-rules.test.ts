import { enforce } from 'vest'
import { expect, it } from 'vitest'
import { rulesOf } from './suite-rules.ts'

const RULES = rulesOf((city: string, state) => {
  state('name', 'required', () => false)
  state('name', 'maxlength', () => false)
  state('city', 'required', () => true)
  state('city', 'enumerable', () => {
    enforce(city).inside(['Bath', 'Leeds'])
  })
  state('notes', 'maxlength', () => true)
})

it.each([
  ['Paris', { name: ['required'], city: ['enumerable'] }],
  ['Bath', { name: ['required'] }],
])('returns the first failing rule of each field in both ways: %s', (city, errors) => {
  expect(RULES.errorsOf(city, undefined)).toEqual(errors)
  expect(RULES.createSuite(undefined).run(city).getErrors()).toEqual(errors)
})

it('does not affect a suite that runs at the same time', () => {
  let inSuite: unknown
  const outer = rulesOf((_draft: null, state) => {
    inSuite = RULES.createSuite(undefined).run('Bath').getErrors()
    state('city', 'required', () => false)
  })
  expect(outer.errorsOf(null, undefined)).toEqual({ city: ['required'] })
  expect(inSuite).toEqual({ name: ['required'] })
})
