import { expect, it, vi } from 'vitest'
import type { Permission } from '../permissions/permission.enums.ts'
import { aUser } from './user.fixtures.ts'
import { pageAfterCreating, userQuestion, type UserAction } from './user-question.ts'

const call = () => vi.fn<(id: number) => Promise<{ kind: 'done' }>>().mockResolvedValue({ kind: 'done' })

function asked(act: UserAction, active = true) {
  const users = { remove: call(), resetPassword: call(), resetTwoFactor: call(), toggleActive: call() }
  return { users, question: userQuestion(act, aUser({ id: 5, active }), users) }
}

it.each(['unlock'] as const)('does not ask before %s', (act) => {
  expect(asked(act).question).toBeNull()
})

it('asks before disabling a user, and not before enabling one', async () => {
  const { question, users } = asked('toggle')
  expect(question?.texts.title).toBe('Disable Account')
  await question?.action()
  expect(users.toggleActive).toHaveBeenCalledExactlyOnceWith(5)
  expect(asked('toggle', false).question).toBeNull()
})

it('asks before each irreversible action, and runs it', async () => {
  const deleting = asked('delete')
  await deleting.question?.action()
  expect(deleting.users.remove).toHaveBeenCalledExactlyOnceWith(5)
  const resetting = asked('reset-password')
  await resetting.question?.action()
  expect(resetting.users.resetPassword).toHaveBeenCalledExactlyOnceWith(5)
  const secondFactor = asked('reset-two-factor')
  await secondFactor.question?.action()
  expect(secondFactor.users.resetTwoFactor).toHaveBeenCalledExactlyOnceWith(5)
  expect([deleting, resetting, secondFactor].map(({ question }) => question?.isDanger)).toEqual([
    true,
    true,
    true,
  ])
})

const only = (held: Permission) => (permission: Permission) => permission === held

it('leads on to the roles of a new user, or to the list of roles for one without access, where it may be seen', () => {
  expect(pageAfterCreating({ id: 5, active: true }, only('users-roles-update'))).toBe(
    '/settings/users/roles/5',
  )
  expect(pageAfterCreating({ id: 5, active: true }, only('users-roles-view'))).toBeNull()
  expect(pageAfterCreating({ id: 5, active: false }, only('users-roles-view'))).toBe('/settings/users/roles')
  expect(pageAfterCreating({ id: 5, active: false }, only('users-roles-update'))).toBeNull()
})
