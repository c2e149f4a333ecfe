import { expect, it } from 'vitest'
import { unitsText } from './project-names.ts'

it.each([
  [undefined, ''],
  [{ total: 0, toLet: 0 }, 'No units'],
  [{ total: 1, toLet: 0 }, '1 unit'],
  [{ total: 24, toLet: 6 }, '24 units · 6 to let'],
])('%j is %j', (units, text) => {
  expect(unitsText(units === undefined ? {} : { units })).toBe(text)
})
