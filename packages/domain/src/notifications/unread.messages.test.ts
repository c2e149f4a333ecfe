import { expect, test } from 'vitest'
import { unreadText } from './unread.messages.ts'

test.each([
  [0, ''],
  [1, '1 new'],
  [99, '99 new'],
  [100, '99+ new'],
])('%i unread: %j', (unread, text) => {
  expect(unreadText(unread)).toBe(text)
})
