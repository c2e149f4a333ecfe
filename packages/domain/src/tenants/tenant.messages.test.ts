import { expect, it } from 'vitest'
import { tryAgainWhen } from './tenant.messages.ts'

it.each([
  [null, ''],
  [0, 'You can try again in a minute.'],
  [60, 'You can try again in a minute.'],
  [61, 'You can try again in 2 minutes.'],
  [900, 'You can try again in 15 minutes.'],
])('words %s seconds as %j', (seconds, words) => {
  expect(tryAgainWhen(seconds)).toBe(words)
})
