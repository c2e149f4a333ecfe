import { expect, it } from 'vitest'
import { dividedName } from './names.ts'

it.each([
  ['Lee, Ann', 'Ann', 'Lee'],
  ['Mr Ann Marie Lee', 'Ann Marie', 'Lee'],
  ['Ann Lee', 'Ann', 'Lee'],
  ['  Ann   Lee ', 'Ann', 'Lee'],
  ['Lee, Ms Ann Marie', 'Ann Marie', 'Lee'],
  ['Dr. Ann Lee', 'Ann', 'Lee'],
  ['Mr & Mrs Lee', '', 'Lee'],
  ['Mr and Mrs John Lee', 'John', 'Lee'],
  ['Mrs Lee', '', 'Lee'],
  ['Ann', 'Ann', ''],
  ['Lee,', 'Lee', ''],
  ['Ann van der Berg', 'Ann', 'van der Berg'],
  ['Ludwig von Beethoven', 'Ludwig', 'von Beethoven'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Ann Smith-Jones', 'Ann', 'Smith-Jones'],
  ["Zoë O'Neill", 'Zoë', "O'Neill"],
  ['Mr', '', ''],
  ['', '', ''],
])('%j is %j and %j', (text, firstName, lastName) => {
  expect(dividedName(text)).toEqual({ firstName, lastName })
})
