import { create, enforce } from 'vest'
import { expect, it } from 'vitest'
import { errorsOf, failingRules, rule } from './suite-rules.ts'

it('finds the first failing rule of each field, as a suite does', () => {
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

it('leaves a suite alone that runs while the rules of a row are stated', () => {
  const suite = create(() => rule('name', 'required', () => false))
  let inSuite: unknown
  const errors = failingRules((state) => {
    inSuite = errorsOf(suite.run())
    state('city', 'required', () => false)
  })
  expect(inSuite).toEqual({ name: ['required'] })
  expect(errors).toEqual({ city: ['required'] })
})
