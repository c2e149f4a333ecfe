import { create, enforce } from 'vest'
import { expect, it } from 'vitest'
import { errorsOf, failingRules, rule } from './suite-rules.ts'

it('returns the first failing rule of each field, like a suite', () => {
  const errors = failingRules((state) => {
    state('name', 'required', () => false)
    state('name', 'maxlength', () => false)
    state('city', 'required', () => true)
    state('city', 'enumerable', () => {
      enforce('Paris').inside(['Bath', 'Leeds'])
    })
    state('notes', 'maxlength', () => true)
  })
  expect(errors).toEqual({ name: ['required'], city: ['enumerable'] })
})

it('does not affect a suite that runs at the same time', () => {
  const suite = create(() => rule('name', 'required', () => false))
  let inSuite: unknown
  const errors = failingRules((state) => {
    inSuite = errorsOf(suite.run())
    state('city', 'required', () => false)
  })
  expect(inSuite).toEqual({ name: ['required'] })
  expect(errors).toEqual({ city: ['required'] })
})
