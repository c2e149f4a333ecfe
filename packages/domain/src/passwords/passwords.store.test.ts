import { expect, it } from 'vitest'
import { ProblemError } from '../platform/problem.ts'
import { createRootStore } from '../root/root.store.ts'
import { anEnv } from '../root/env.fixtures.ts'

const aRoot = (prove: (password: string) => Promise<boolean>) => {
  const root = createRootStore(anEnv({ passwords: { prove } }))
  root.session.begin({ id: 1, email: 'ann@latchkey.example', jwt: 'token' })
  return root
}
const right = (password: string) =>
  password === 'right'
    ? Promise.resolve(true)
    : Promise.reject(
        new ProblemError({
          kind: 'invalid',
          errors: [{ attribute: 'password', errors: [{ name: 'invalid' }] }],
        }),
      )

it('asks once for all pending calls, keeps asking after a wrong password, and resolves all after the right one', async () => {
  const { passwords } = aRoot(right)
  const waiting = [passwords.askProof(), passwords.askProof()]
  expect(passwords.isProofRequired).toBe(true)
  expect(await passwords.prove('wrong')).toEqual({ kind: 'invalid', errors: { password: ['invalid'] } })
  expect(passwords.isProofRequired).toBe(true)
  expect(await passwords.prove('right')).toEqual({ kind: 'done' })
  expect(passwords.isProofRequired).toBe(false)
  expect(await Promise.all(waiting)).toEqual([true, true])
})

it('accepts a two-factor code as well', async () => {
  const root = createRootStore(anEnv({ twoFactor: { prove: (code) => Promise.resolve(code === '123456') } }))
  const waiting = root.passwords.askProof()
  expect(await root.passwords.proveByCode('654321')).toEqual({ kind: 'rejected' })
  expect(await root.passwords.proveByCode('123456')).toEqual({ kind: 'done' })
  expect(await waiting).toBe(true)
})

it('resolves pending calls to false when the user cancels or logs out', async () => {
  const { passwords, session } = aRoot(right)
  const left = passwords.askProof()
  passwords.settleProof(false)
  expect(await left).toBe(false)
  const signedOut = passwords.askProof()
  session.end()
  expect(await signedOut).toBe(false)
  expect(passwords.isProofRequired).toBe(false)
})
