import { expect, it } from 'vitest'
import { waitingLine } from './waiting.messages.ts'

it.each([
  [{ minutes: 0, state: 'ok' }, 'Waiting 0 min'],
  [{ minutes: 45, state: 'ok' }, 'Waiting 45 min'],
  [{ minutes: 125, state: 'due' }, 'Due soon: 2 h 05 min'],
  [{ minutes: 370, state: 'overdue' }, 'Overdue: 6 h 10 min'],
  [{ minutes: 599, state: 'overdue' }, 'Overdue: 9 h 59 min'],
  [{ minutes: 600, state: 'overdue' }, 'Overdue: 10 h'],
  [{ minutes: 1659, state: 'overdue' }, 'Overdue: 27 h'],
] as const)('%j', (waiting, text) => {
  expect(waitingLine(waiting)).toBe(text)
})
