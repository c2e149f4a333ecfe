import { expect, it } from 'vitest'
import { readAmounts } from './seed-amounts.ts'

it('reads both amounts, in both notations', () => {
  expect(readAmounts(['--leads', '1000000', '--units=100000'])).toEqual({ leads: 1_000_000, units: 100_000 })
})

it('defaults to 0', () => {
  expect(readAmounts(['--units', '5'])).toEqual({ leads: 0, units: 5 })
})

it.each([
  [[], /Nothing to create/],
  [['--leads', '0'], /Nothing to create/],
  [['--leads', 'many'], /--leads is "many"; expected a number/],
  [['--leads', '10000001'], /expected a number from 0 to 10000000/],
  [['--units=-5'], /--units is "-5"/],
  [['--rooms', '5'], /--rooms/],
])('rejects %j with the usage', (args, message) => {
  expect(() => readAmounts(args)).toThrow(message)
  expect(() => readAmounts(args)).toThrow(/Usage: npm run seed -- --leads/)
})
