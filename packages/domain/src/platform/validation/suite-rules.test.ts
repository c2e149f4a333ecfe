import { create, enforce } from 'vest'
import { expect, it } from 'vitest'
import { errorsOf, failingRules, rule, type StateRule } from './suite-rules.ts'

function cityRules(city: string, state: StateRule): void {
  state('name', 'required', () => false)
  state('name', 'maxlength', () => false)
  state('city', 'required', () => true)
  state('city', 'enumerable', () => {
    enforce(city).inside(['Bath', 'Leeds'])
  })
  state('notes', 'maxlength', () => true)
}

const createCitySuite = () => create((city: string) => cityRules(city, rule))

it.each([
  ['Paris', { name: ['required'], city: ['enumerable'] }],
  ['Bath', { name: ['required'] }],
])('returns the first failing rule of each field with vest and without: %s', (city, errors) => {
  expect(errorsOf(createCitySuite(), city)).toEqual(errors)
  expect(failingRules((state) => cityRules(city, state))).toEqual(errors)
})

it('keeps the runs of two suites apart', () => {
  const [bath, paris] = [createCitySuite(), createCitySuite()]
  const ofBath = bath.run('Bath')
  expect(errorsOf(paris, 'Paris')).toEqual({ name: ['required'], city: ['enumerable'] })
  expect(ofBath.getErrors()).toEqual({ name: ['required'] })
})
