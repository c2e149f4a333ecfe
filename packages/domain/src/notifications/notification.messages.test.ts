import { expect, test } from 'vitest'
import { severalAssignedText, unreadText } from './notification.messages.ts'

test('several leads are counted', () => {
  expect(severalAssignedText('Priya Shah', 12)).toBe('Priya Shah assigned 12 leads to you.')
})

test.each([
  [0, ''],
  [1, '1 new'],
  [99, '99 new'],
  [100, '99+ new'],
])('%i unread: %j', (unread, text) => {
  expect(unreadText(unread)).toBe(text)
})
