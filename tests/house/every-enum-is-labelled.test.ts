import { expect, test } from 'vitest'
import { filesIn, ROOT } from './_tree.ts'

const files = filesIn('packages/domain/src').filter((file) => file.endsWith('.enums.ts'))

const isTextByNumber = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => /^\d+$/.test(key) && typeof text === 'string')

test('the rule finds the enumerations', () => {
  expect(files.length).toBeGreaterThanOrEqual(3)
})

test.each(files)('%s: every number of a closed set has a text of its own', async (file) => {
  const exports = (await import(`${ROOT}/${file}`)) as Record<string, unknown>
  for (const [name, value] of Object.entries(exports)) {
    if (!isTextByNumber(value)) continue
    const numbers = Object.keys(value).map(Number)
    expect(numbers, `${name} starts at 1 and has no gaps`).toEqual(numbers.map((_, index) => index + 1))
    expect(new Set(Object.values(value)).size, `${name} says each thing once`).toBe(numbers.length)
    expect(
      Object.values(value).every((text) => text.trim() !== ''),
      `${name} leaves nothing blank`,
    ).toBe(true)
  }
})
