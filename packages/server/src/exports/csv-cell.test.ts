import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+44 7700 900123', "'+44 7700 900123"],
  ['-', "'-"],
  ['@x', "'@x"],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['\uff0b1', "'\uff0b1"],
  ['\uff0d1', "'\uff0d1"],
  ['\uff20x', "'\uff20x"],
  ['Ann;=1+1', "Ann;'=1+1"],
  ['Ann;\uff1d1+1;-2', "Ann;'\uff1d1+1;'-2"],
  ['Ann;"=1+1"', 'Ann;\'"=1+1"'],
  ['"=1+1"', '\'"=1+1"'],
  ['Ann\t=1+1', "Ann\t'=1+1"],
  ['Ann\n=1+1', "Ann\n'=1+1"],
])('%j becomes %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test.each([
  '',
  'Ann Lee',
  "O'Neil",
  'a+b@example.com',
  'Flat 3; 1-2 High Street',
  '£1,250.00',
  'x = y',
  '"Ann"',
])('%j is unchanged', (text) => {
  expect(csvCell(text)).toBe(text)
})
