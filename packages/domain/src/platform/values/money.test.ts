import { expect, it } from 'vitest'
import { formatGbp } from './money.ts'

it('shows pounds with two decimals', () => {
  expect(formatGbp(250_000)).toBe('£250,000.00')
  expect(formatGbp(0)).toBe('£0.00')
  expect(formatGbp(1095.5)).toBe('£1,095.50')
  expect(formatGbp(999_999)).toBe('£999,999.00')
})

it('is empty for null', () => {
  expect(formatGbp(null)).toBe('')
  expect(formatGbp(Number.NaN)).toBe('')
})
