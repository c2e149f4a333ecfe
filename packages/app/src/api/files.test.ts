import { expect, it } from 'vitest'
import { fileNameIn } from './files.ts'

it.each([
  ['attachment; filename="Units-of-River Court-02-03-2026.xlsx"', 'Units-of-River Court-02-03-2026.xlsx'],
  [
    `attachment; filename="Units-of-Caf?.xlsx"; filename*=UTF-8''Units-of-Caf%C3%A9.xlsx`,
    'Units-of-Café.xlsx',
  ],
  [`attachment; filename="plain.xlsx"; filename*=UTF-8''%E0%A4%A`, 'plain.xlsx'],
  ['attachment; filename=plain.xlsx; size=3', 'plain.xlsx'],
  [String.raw`attachment; filename="a \"b\".xlsx"`, 'a "b".xlsx'],
  ['attachment', null],
  ['', null],
])('reads %j', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name)
})
