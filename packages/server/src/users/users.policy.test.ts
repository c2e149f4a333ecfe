import { describe, expect, test } from 'vitest'
import { mayChangeRoles, mayShutOut } from './users.policy.ts'

const [actorId, userId, other] = [1, 2, 3]

test.each([
  ['an ordinary user', userId, [actorId], true],
  ['oneself', actorId, [actorId, other], false],
  ['one of two administrators', userId, [userId, other], true],
  ['the last administrator', userId, [userId], false],
  ['a user while there is no administrator', userId, [], true],
])('disabling or deleting %s', (_, target, administrators, isAllowed) => {
  expect(mayShutOut({ actorId, userId: target, administrators })).toBe(isAllowed)
})

describe('the role of administrator', () => {
  const give = { isNow: false, isThen: true }
  const take = { isNow: true, isThen: false }
  const keep = { isNow: true, isThen: true }

  test.each([
    ['can be kept by everyone', keep, [userId], true],
    ['cannot be granted by others', give, [other], false],
    ['can be granted by an administrator', give, [actorId], true],
    ['cannot be removed by others', take, [userId, other], false],
    ['can be removed by an administrator', take, [actorId, userId], true],
  ])('%s', (_, administrator, administrators, isAllowed) => {
    expect(mayChangeRoles({ actorId, userId, administrators }, administrator)).toBe(isAllowed)
  })

  test('the last one cannot give it up', () => {
    expect(mayChangeRoles({ actorId, userId: actorId, administrators: [actorId] }, take)).toBe(false)
    expect(mayChangeRoles({ actorId, userId: actorId, administrators: [actorId, other] }, take)).toBe(true)
  })

  test('can be taken from an inactive holder while another one is active', () => {
    expect(mayChangeRoles({ actorId, userId, administrators: [actorId] }, take)).toBe(true)
  })
})
