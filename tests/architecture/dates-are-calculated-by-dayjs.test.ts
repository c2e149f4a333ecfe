import { expect, test } from 'vitest'
import { productSources, type Source } from './_tree.ts'

/** The files that calculate, format and name dates; the last two know time zones. */
const HOMES = [
  'packages/domain/src/platform/values/time.ts',
  'packages/domain/src/platform/values/days.ts',
  'packages/ui/src/inputs/dates/day.ts',
  'packages/domain/src/platform/values/zone-offset.ts',
  'packages/server/src/config/parse.ts',
]

const BY_HAND =
  /from 'dayjs|\.[gs]et(?:UTC)?(?:Day|Date|Month|FullYear|Hours|Minutes)\(|Date\.UTC\(|toISOString\(\)\.slice|toLocale(?:Date|Time)String|DateTimeFormat|'(?:Tue|Tuesday|Feb|February)'/i

const madeByHand = (sources: readonly Source[]): string[] =>
  sources.filter(({ file, text }) => !HOMES.includes(file) && BY_HAND.test(text)).map(({ file }) => file)

test('dates are calculated in their homes only', () => {
  expect(madeByHand(productSources())).toEqual([])
})

test.each([
  "import dayjs from 'dayjs'",
  'date.setUTCDate(1)',
  'new Date(ms).toISOString().slice(0, 10)',
  "const MONTHS = ['january', 'february']",
  "new Intl.DateTimeFormat('en-GB')",
])('%s is found', (text) => {
  const file = 'packages/domain/src/reports/report.period.ts'
  expect(madeByHand([{ file, text }])).toEqual([file])
})
