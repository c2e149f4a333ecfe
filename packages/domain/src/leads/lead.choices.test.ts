import { expect, test } from 'vitest'
import { isCheckAgainChosen, isWaitingChosen, withCheckAgain, withWaiting } from './lead.choices.ts'

test.each([
  ['the leads that wait', withWaiting, isWaitingChosen],
  ['the leads to check again', withCheckAgain, isCheckAgainChosen],
])('%s are chosen and released; other choices stay', (_name, choose, isChosen) => {
  const chosen = choose({ handler: 'me' }, true)
  expect([isChosen(chosen), chosen['handler']]).toEqual([true, 'me'])
  expect(choose(chosen, false)).toEqual({ handler: 'me' })
})
