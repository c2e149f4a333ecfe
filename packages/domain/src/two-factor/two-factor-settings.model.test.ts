import { describe, expect, it } from 'vitest'
import { heard } from '../platform/notify.fixtures.ts'
import { anEnv } from '../root/env.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { TwoFactorSettingsModel } from './two-factor-settings.model.ts'
import { TWO_FACTOR_TOASTS } from './two-factor.messages.ts'
import type { TwoFactorEnv } from './two-factor.calls.ts'

const PROOF = { password: 'Latchkey1!', code: '123456' }

function settingsWith(calls: Partial<TwoFactorEnv['twoFactor']>) {
  const { notify, said } = heard()
  return { settings: TwoFactorSettingsModel.create({}, anEnv({ notify, twoFactor: calls })), said }
}

describe('TwoFactorSettingsModel', () => {
  it('sets up: password, app, recovery codes', async () => {
    const { settings, said } = settingsWith({
      begin: () => Promise.resolve({ secret: 'ABC', address: 'otpauth://totp/x' }),
      switchOn: () => Promise.resolve({ recoveryCodes: ['A', 'B'] }),
    })
    settings.ask('set-up')
    await settings.prove(PROOF)
    expect([settings.purpose, settings.step?.kind, said]).toEqual([null, 'app', []])
    await settings.enterCode('123456')
    expect(said).toEqual([['success', TWO_FACTOR_TOASTS.on]])
    expect(settings.step).toEqual({ kind: 'codes', codes: ['A', 'B'] })
  })

  it('switches off', async () => {
    const { settings, said } = settingsWith({ switchOff: () => Promise.resolve(true) })
    settings.ask('switch-off')
    await settings.prove(PROOF)
    expect(said).toEqual([['success', TWO_FACTOR_TOASTS.off]])
    expect([settings.purpose, settings.step]).toEqual([null, null])
  })

  it('replaces the recovery codes', async () => {
    const { settings, said } = settingsWith({
      renewRecoveryCodes: () => Promise.resolve({ recoveryCodes: ['C'] }),
    })
    settings.ask('renew')
    await settings.prove(PROOF)
    expect(said).toEqual([['success', TWO_FACTOR_TOASTS.renewed]])
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
    const { settings } = settingsWith({
      switchOff: () => Promise.reject(rejections.shift() ?? new Error('none left')),
    })
    settings.ask('switch-off')
    await settings.prove(PROOF)
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
