import { describe, expect, it } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { TwoFactorSettingsModel } from './two-factor-settings.model.ts'
import { TWO_FACTOR_TOASTS } from './two-factor.messages.ts'
import type { TwoFactorEnv } from './two-factor.calls.ts'
import { TwoFactorStoreModel } from './two-factor.store.ts'

const PROOF = { password: 'Latchkey1!', code: '123456' }

const settingsWith = (calls: Partial<TwoFactorEnv['twoFactor']>) =>
  TwoFactorSettingsModel.create(
    {},
    { twoFactor: TwoFactorStoreModel.create({}, anEnv({ twoFactor: calls })) },
  )

describe('TwoFactorSettingsModel', () => {
  it('sets up: password, app, recovery codes', async () => {
    const settings = settingsWith({
      begin: () => Promise.resolve({ secret: 'ABC', address: 'otpauth://totp/x' }),
      switchOn: () => Promise.resolve({ recoveryCodes: ['A', 'B'] }),
    })
    settings.ask('set-up')
    expect(await settings.prove(PROOF)).toBeNull()
    expect([settings.purpose, settings.step?.kind]).toEqual([null, 'app'])
    expect(await settings.enterCode('123456')).toBe(TWO_FACTOR_TOASTS.on)
    expect(settings.step).toEqual({ kind: 'codes', codes: ['A', 'B'] })
  })

  it('switches off', async () => {
    const settings = settingsWith({ switchOff: () => Promise.resolve(true) })
    settings.ask('switch-off')
    expect(await settings.prove(PROOF)).toBe(TWO_FACTOR_TOASTS.off)
    expect([settings.purpose, settings.step]).toEqual([null, null])
  })

  it('replaces the recovery codes', async () => {
    const settings = settingsWith({ renewRecoveryCodes: () => Promise.resolve({ recoveryCodes: ['C'] }) })
    settings.ask('renew')
    expect(await settings.prove(PROOF)).toBe(TWO_FACTOR_TOASTS.renewed)
    expect(settings.step).toEqual({ kind: 'codes', codes: ['C'] })
  })

  it('shows why a proof was rejected, and clears that when asked again', async () => {
    const rejections = [
      new ProblemError({
        kind: 'invalid',
        errors: [{ attribute: 'password', errors: [{ name: 'invalid' }] }],
      }),
      new ProblemError({ kind: 'limited', retryAfterSeconds: 60 }),
    ]
    const settings = settingsWith({
      switchOff: () => Promise.reject(rejections.shift() ?? new Error('none left')),
    })
    settings.ask('switch-off')
    expect(await settings.prove(PROOF)).toBeNull()
    expect([settings.serverErrors, settings.failure]).toEqual([{ password: ['invalid'] }, null])
    await settings.prove(PROOF)
    expect([settings.purpose, settings.failure]).toEqual([
      'switch-off',
      'Too many attempts. Please try again later.',
    ])
    settings.ask('switch-off')
    expect([settings.serverErrors, settings.failure]).toEqual([{}, null])
  })
})
