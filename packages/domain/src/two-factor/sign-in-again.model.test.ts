import { expect, it, vi } from 'vitest'
import { SignInAgainModel } from './sign-in-again.model.ts'
import type { SignInOutcome } from '../session/session.store.ts'

const draft = { username: 'ann@latchkey.example', password: 'Latchkey1!' }

function signingIn(...outcomes: readonly SignInOutcome[]) {
  const left = [...outcomes]
  const answer = () => Promise.resolve(left.shift() ?? ({ kind: 'rejected' } as const))
  const session = {
    signIn: answer,
    enterWithCode: vi.fn<typeof answer>(answer),
    loadPermissions: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
  return { session, model: SignInAgainModel.create({}, { stores: { session } }) }
}

it('asks for a code after the password, and reads the permissions once signed in', async () => {
  const { model, session } = signingIn(
    { kind: 'second-step', step: 'code', challenge: 'abc' },
    { kind: 'rejected' },
    { kind: 'signed-in' },
  )
  await model.signIn(draft)
  expect(model.challenge).toBe('abc')
  await model.enterCode('000000')
  expect([model.challenge, model.failure]).toEqual(['abc', expect.any(String)])
  await model.enterCode('123456')
  expect(session.enterWithCode).toHaveBeenLastCalledWith('abc', '123456')
  expect(model.challenge).toBeNull()
  expect(session.loadPermissions).toHaveBeenCalledOnce()
})

it.each<SignInOutcome>([
  { kind: 'second-step', step: 'set-up', challenge: 'abc' },
  { kind: 'redirect', address: '/reset-password/x' },
])('leaves %j to another tab', async (outcome) => {
  const { model } = signingIn(outcome)
  await model.signIn(draft)
  expect(model.challenge).toBeNull()
  expect(model.failure).toContain('another tab')
})
