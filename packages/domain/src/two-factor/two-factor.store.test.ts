import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import type { TwoFactorEnv } from './two-factor.calls.ts'
import { TwoFactorStoreModel } from './two-factor.store.ts'

const open = (twoFactor: Partial<TwoFactorEnv['twoFactor']>) =>
  TwoFactorStoreModel.create({}, anEnv({ twoFactor }))
const OFF = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }
const ON = { isOn: true, isRequired: false, recoveryCodesLeft: 10 }

it('loads its state, and reports a failure', async () => {
  const state = vi.fn<TwoFactorEnv['twoFactor']['state']>(failing('offline'))
  const store = open({ state })
  await store.load()
  expect([store.state, store.hasFailed]).toEqual([null, true])
  state.mockResolvedValue(ON)
  await store.load()
  expect([store.state, store.hasFailed]).toEqual([ON, false])
  state.mockImplementation(failing('offline'))
  await store.load()
  expect([store.state, store.hasFailed]).toEqual([ON, false])
})

const wrong = () =>
  Promise.reject(
    new ProblemError({ kind: 'invalid', errors: [{ attribute: 'code', errors: [{ name: 'invalid' }] }] }),
  )

it('switches on in two steps, and refetches its state', async () => {
  const secret = { secret: 'ABC', address: 'otpauth://totp/x' }
  const state = vi.fn<TwoFactorEnv['twoFactor']['state']>(() => Promise.resolve(ON))
  const store = open({
    state,
    begin: () => Promise.resolve(secret),
    switchOn: () => Promise.resolve({ recoveryCodes: ['A', 'B'] }),
  })
  const beginning = store.begin('password')
  expect(store.isSaving).toBe(true)
  expect(await beginning).toEqual({ kind: 'secret', secret })
  expect(await store.switchOn('123456')).toEqual({ kind: 'codes', recoveryCodes: ['A', 'B'] })
  expect([store.state, store.isSaving, JSON.stringify(store)]).toEqual([ON, false, '{}'])
})

it('reports why it cannot be switched on', async () => {
  const store = open({ begin: () => Promise.resolve(false), switchOn: wrong, switchOff: wrong })
  expect(await store.begin('password')).toEqual({ kind: 'rejected' })
  expect(await store.switchOn('1')).toEqual({ kind: 'invalid', errors: { code: ['invalid'] } })
  expect(await store.switchOff({ password: 'x', code: '1' })).toEqual({
    kind: 'invalid',
    errors: { code: ['invalid'] },
  })
  expect(store.isSaving).toBe(false)
})

it('switches off, or reports that a role requires it', async () => {
  const state = vi.fn<TwoFactorEnv['twoFactor']['state']>(() => Promise.resolve({ ...ON, isRequired: true }))
  const switchOff = vi.fn<TwoFactorEnv['twoFactor']['switchOff']>(() => Promise.resolve(false))
  const store = open({ state, switchOff })
  const proof = { password: 'x', code: '123456' }
  expect(await store.switchOff(proof)).toEqual({ kind: 'rejected' })
  expect(store.state?.isRequired).toBe(true)
  switchOff.mockResolvedValue(true)
  state.mockResolvedValue(OFF)
  expect(await store.switchOff(proof)).toEqual({ kind: 'done' })
  expect(store.state).toEqual(OFF)
})
