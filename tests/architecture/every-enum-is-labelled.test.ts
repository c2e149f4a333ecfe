import { expect, test } from 'vitest'
import { filesIn, ROOT } from './_tree.ts'

const files = filesIn('packages/domain/src').filter((file) => file.endsWith('.enums.ts'))

/** The faults in the exports of a file of closed sets. */
function faultsOf(exports: Readonly<Record<string, unknown>>): string[] {
  const labels = Object.entries(exports).filter((entry): entry is [string, Record<string, string>] =>
    isTextByNumber(entry[1]),
  )
  const numbersByName = Object.entries(exports).filter((entry): entry is [string, Record<string, number>] =>
    isNumberByName(entry[1]),
  )
  return [
    ...labels.flatMap(([name, texts]) => faultsOfLabels(texts).map((fault) => `${name} ${fault}`)),
    ...numbersByName
      .filter(
        ([, set]) =>
          !labels.some(([, texts]) => holdsSame(Object.values(set), Object.keys(texts).map(Number))),
      )
      .map(([name]) => `${name} has no labels`),
  ]
}

function faultsOfLabels(texts: Readonly<Record<string, string>>): string[] {
  const numbers = Object.keys(texts).map(Number)
  const values = Object.values(texts)
  const faults: string[] = []
  if (numbers.some((number, index) => number !== index + 1)) faults.push('does not count from 1 without gaps')
  if (new Set(values).size !== values.length) faults.push('has a label twice')
  if (values.some((text) => text.trim() === '')) faults.push('leaves one blank')
  return faults
}

const isFilledRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

const isTextByNumber = (value: unknown): boolean =>
  isFilledRecord(value) &&
  Object.entries(value).every(([key, text]) => /^\d+$/.test(key) && typeof text === 'string')

const isNumberByName = (value: unknown): boolean =>
  isFilledRecord(value) &&
  Object.entries(value).every(([key, number]) => /^[A-Za-z]/.test(key) && typeof number === 'number')

const holdsSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number))

test('the rule finds the enumerations', () => {
  expect(files.length).toBeGreaterThanOrEqual(3)
})

test.each(files)('%s: every number of a closed set has its own label', async (file) => {
  expect(faultsOf((await import(`${ROOT}/${file}`)) as Record<string, unknown>)).toEqual([])
})

test.each([
  [{ LABELS: { 1: 'One', 2: 'Two' }, SET: { One: 1, Two: 2 } }, []],
  [{ LABELS: { 1: 'One', 3: 'Three' } }, ['LABELS does not count from 1 without gaps']],
  [{ LABELS: { 1: 'One', 2: 'One' } }, ['LABELS has a label twice']],
  [{ LABELS: { 1: ' ' } }, ['LABELS leaves one blank']],
  [{ LABELS: { 1: 'One' }, SET: { One: 1, Two: 2 } }, ['SET has no labels']],
])('it can fail: %j', (exports, faults) => {
  expect(faultsOf(exports)).toEqual(faults)
})
