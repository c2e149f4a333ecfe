import { expect, it } from 'vitest'
import { errorsWithin, errorsWithout, type ErrorsByField } from './field-errors.ts'

const errors: ErrorsByField = {
  name: ['required'],
  'images.0.id': ['enumerable'],
  'images.10.id': ['invalid'],
  imagesHint: ['maxlength'],
}

it('finds the errors of a field and of what is within it', () => {
  expect(errorsWithin(errors, 'name')).toEqual(['required'])
  expect(errorsWithin(errors, 'images')).toEqual(['enumerable', 'invalid'])
  expect(errorsWithin(errors, 'images.1')).toEqual([])
  expect(errorsWithin(errors, 'images.10')).toEqual(['invalid'])
})

it('leaves the others', () => {
  expect(errorsWithout(errors, 'images')).toEqual({ name: ['required'], imagesHint: ['maxlength'] })
  expect(errorsWithout(errors, 'images.1')).toEqual(errors)
})
