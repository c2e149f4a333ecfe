import { expect, it } from 'vitest'
import { failuresText } from './sheet-rows.ts'

const failureIn = (line: number) => ({ line, column: 'postcode', value: 'ABC', reason: 'This is not valid' })

it('gives place and reason of each failure, by the sheet’s own heading', () => {
  expect(failuresText([failureIn(4)])).toBe('Row 4, postcode: This is not valid')
})

it('lists five failures and counts the others', () => {
  const lines = failuresText([2, 3, 4, 5, 6, 7, 8].map(failureIn)).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines.slice(-2)).toEqual(['Row 6, postcode: This is not valid', 'and 2 more'])
})
