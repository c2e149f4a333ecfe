import { expect, it } from 'vitest'
import { acceptedValues } from './accepted-values.ts'

it.each([
  ['availability', 'enumerable', 'For Sale, Reserved, Sold, Coming For Sale, Archived, For Rent, Rented'],
  ['balcony', 'invalid', 'Yes, No'],
  ['bedrooms', 'range', 'A whole number, 0 to 9'],
  ['bathrooms', 'pattern', 'A whole number, 0 to 99'],
  ['rentalPrice', 'max', 'A number, 0 to 999,999, with at most two decimals'],
  ['size', 'min', 'A number, 0 to 9,999,999.99, with at most two decimals'],
  ['city', 'maxlength', 'At most 255 characters'],
  ['desc', 'maxlength', 'At most 524,288 characters'],
  ['postcode', 'pattern', 'A postcode such as LS1 4AP'],
  ['postcode', 'maxlength', 'At most 255 characters'],
  ['homeViewsLink', 'pattern', 'An address that begins with http:// or https://'],
  ['name', 'required', undefined],
  ['id', 'enumerable', undefined],
] as const)('%s, %s: %s', (field, error, text) => {
  expect(acceptedValues(field, error)).toBe(text)
})
