import { expect, it } from 'vitest'
import { tidyPhone } from './phone-text.ts'

it.each([
  ['07700 900123', '07700 900123'],
  ['  07700900123 ', '07700900123'],
  ['(020) 7946-0000', '020 7946 0000'],
  ['020.7946.0000', '020 7946 0000'],
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['+44(0)2079460000', '+44 2079460000'],
  ['0044 20 7946 0000', '+44 20 7946 0000'],
  ['00442079460000', '+442079460000'],
  ['+ 44 7700 900123', '+44 7700 900123'],
  ['44 7700 900123', '44 7700 900123'],
  ['07700\u00A0900\t123', '07700 900 123'],
  ['', ''],
])('normalises %j to %j', (typed, tidy) => {
  expect(tidyPhone(typed)).toBe(tidy)
  expect(tidyPhone(tidy)).toBe(tidy)
})

it.each(['ask Priya', '0161 496 0123 ext. 4', 'n/a'])('leaves %j unchanged', (typed) => {
  expect(tidyPhone(typed)).toBe(typed)
})
