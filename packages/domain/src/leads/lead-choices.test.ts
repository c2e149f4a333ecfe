import { expect, test } from 'vitest'
import {
  isCheckAgainChosen,
  isDepositDueChosen,
  waitingChoice,
  whenChoice,
  withCheckAgain,
  withDepositDue,
  withWaiting,
  withWhen,
} from './lead-choices.ts'

test.each([
  ['the leads with a deposit that is due', withDepositDue, isDepositDueChosen],
  ['the leads to check again', withCheckAgain, isCheckAgainChosen],
])('%s are chosen and released; other choices stay', (_name, choose, isChosen) => {
  const chosen = choose({ handler: 'me' }, true)
  expect([isChosen(chosen), chosen['handler']]).toEqual([true, 'me'])
  expect(choose(chosen, false)).toEqual({ handler: 'me' })
})

test.each(['all', 'due', 'overdue'] as const)(
  'of the leads that wait, %s are chosen and released',
  (choice) => {
    const chosen = withWaiting({ handler: 'me' }, choice)
    expect(waitingChoice(chosen)).toBe(choice)
    expect(withWaiting(chosen, null)).toEqual({ handler: 'me' })
  },
)

test.each(['to-come', 'today'] as const)('viewings %s are chosen and released', (choice) => {
  const chosen = withWhen({ handler: 'me' }, choice)
  expect(whenChoice(chosen)).toBe(choice)
  expect(withWhen(chosen, null)).toEqual({ handler: 'me' })
})
