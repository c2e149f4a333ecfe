import { expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { NewUserBody } from './user.body.ts'
import { disableUser, resetUserPassword, userFieldMessage, yesOrNo } from './user.messages.ts'
import { EMPTY_USER, validateUser } from './user.suite.ts'

const checkUser = checkerOf(NewUserBody, validateUser)

it('reports every required field of an empty dialog', () => {
  expect(validateUser(EMPTY_USER)).toEqual({ username: ['required'], active: ['required'] })
})

it.each([
  ['ann@example.com', undefined],
  [' Ann@Example.com ', undefined],
  ['zoe@müller.example', undefined],
  ['zoë@müller.example', ['email']],
  ['bob', ['email']],
  ['bob@', ['email']],
  [`${'a'.repeat(243)}@example.com`, undefined],
  [`${'a'.repeat(244)}@example.com`, ['maxlength']],
])('username %j', (username, errors) => {
  expect(validateUser({ ...EMPTY_USER, username, active: 1 })['username']).toEqual(errors)
})

it('checks that the trimmed name is free', () => {
  const taken = { isNameFree: (name: string) => name !== 'ann@example.com' }
  expect(validateUser({ ...EMPTY_USER, username: ' ann@example.com', active: 0 }, taken)).toEqual({
    username: ['unique'],
  })
})

it.each([
  [1, 1],
  [0, 0],
  [true, 1],
  [false, 0],
])('reads active %j', (active, read) => {
  expect(checkUser({ username: 'a@b.example', active, roles: [1] })).toEqual({
    ok: true,
    value: { username: 'a@b.example', active: read, firstName: '', lastName: '', roleIds: null },
  })
})

it.each([
  [{ active: 'maybe' }, { username: ['required'], active: ['enumerable'] }],
  [
    { username: {}, active: 2 },
    { username: ['invalid'], active: ['enumerable'] },
  ],
  [
    { username: 'bob', active: null },
    { username: ['email'], active: ['required'] },
  ],
])('rejects %j', (body, errors) => {
  expect(checkUser(body)).toEqual({ ok: false, errors })
})

const messages = (attribute: string, ...names: string[]) =>
  names.map((name) => userFieldMessage(attribute, name))

it('has a message for each error of the dialog', () => {
  expect(messages('username', 'required', 'email', 'unique')).toEqual([
    'Username is required',
    'Username must be an email address',
    'Username must be unique',
  ])
  expect(new Set(messages('username', 'maxlength', 'pattern', 'invalid'))).toEqual(
    new Set(['Username is invalid']),
  )
  expect(messages('active', 'required', 'enumerable', 'invalid')).toEqual([
    'Status is required',
    'Status is invalid',
    'Status is invalid',
  ])
})

it('names the user in questions', () => {
  expect(disableUser('ann@example.com')).toEqual({
    title: 'Disable Account',
    question: 'Are you sure you wish to disable ann@example.com?',
    done: 'User has been disabled.',
  })
  expect(resetUserPassword('ann@example.com').question).toBe(
    'Are you sure you wish to reset the password for ann@example.com?',
  )
  expect([yesOrNo(true), yesOrNo(false)]).toEqual(['Yes', 'No'])
})

it('checks the lengths of the names, and the roles', () => {
  const draft = { ...EMPTY_USER, username: 'ann@example.com', active: 1 }
  expect(validateUser({ ...draft, firstName: ' '.repeat(300), lastName: 'a'.repeat(256) })).toEqual({
    lastName: ['maxlength'],
  })
  const lookups = { knowsRole: (id: number) => id === 1 }
  expect(validateUser({ ...draft, roleIds: [1] }, lookups)).toEqual({})
  expect(validateUser({ ...draft, roleIds: [1, 2] }, lookups)).toEqual({ roleIds: ['enumerable'] })
})
