import { expect, test } from 'vitest'
import { severalAssignedText } from './notification.messages.ts'

test('several leads are counted', () => {
  expect(severalAssignedText('Priya Shah', 12)).toBe('Priya Shah assigned 12 leads to you.')
})
