import { describe, expect, it } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { EnrolmentModel } from './enrolment.model.ts'
import type { TwoFactorEnv } from './two-factor.calls.ts'

const SECRET = { secret: 'ABC', address: 'otpauth://totp/x' }
const ANN = { id: 1, email: 'ann@latchkey.example', jwt: 'jwt' }

const enrolling = (calls: Partial<TwoFactorEnv['twoFactor']>) =>
  EnrolmentModel.create({ challenge: 'c1' }, anEnv({ twoFactor: calls }))

describe('EnrolmentModel', () => {
  it('shows the secret, then the recovery codes', async () => {
    const enrolment = enrolling({
      enrol: () => Promise.resolve(SECRET),
      confirmEnrolment: () => Promise.resolve({ session: ANN, recoveryCodes: ['A'] }),
    })
    await enrolment.begin()
    expect(enrolment.secret).toEqual(SECRET)
    const entering = enrolment.enterCode('123456')
    expect(enrolment.isBusy).toBe(true)
    await entering
    expect(enrolment.isBusy).toBe(false)
    expect(enrolment.enrolled).toMatchObject({ session: ANN, recoveryCodes: ['A'] })
  })

  it('keeps the last requested secret, whichever is answered last', async () => {
    const first = Promise.withResolvers<typeof SECRET>()
    let calls = 0
    const enrol = () => (++calls === 1 ? first.promise : Promise.resolve(SECRET))
    const enrolment = enrolling({ enrol })
    const older = enrolment.begin()
    await enrolment.begin()
    first.resolve({ ...SECRET, secret: 'OLD' })
    await older
    expect(enrolment.secret).toEqual(SECRET)
  })

  it('can be retried after a failure', async () => {
    const answers = [failing('offline'), () => Promise.resolve(SECRET)]
    const enrolment = enrolling({ enrol: () => answers.shift()?.() ?? failing('broken')() })
    await enrolment.begin()
    expect(enrolment.hasFailed).toBe(true)
    await enrolment.begin()
    expect([enrolment.hasFailed, enrolment.secret]).toEqual([false, SECRET])
  })

  it('expires with its sign-in', async () => {
    const enrolment = enrolling({ enrol: () => Promise.resolve({ redirect: '/login' }) })
    await enrolment.begin()
    expect(enrolment.isExpired).toBe(true)
  })

  it.each<[string, TwoFactorEnv['twoFactor']['confirmEnrolment'], object]>([
    ['a wrong code', () => Promise.resolve(false), { failure: 'The code you entered is incorrect' }],
    [
      'too many attempts',
      () => Promise.reject(new ProblemError({ kind: 'limited', retryAfterSeconds: 60 })),
      { failure: 'Too many attempts. Please try again later.' },
    ],
    [
      'a malformed code',
      () =>
        Promise.reject(
          new ProblemError({
            kind: 'invalid',
            errors: [{ attribute: 'code', errors: [{ name: 'invalid' }] }],
          }),
        ),
      { failure: null, serverErrors: { code: ['invalid'] } },
    ],
  ])('shows %s', async (_what, confirmEnrolment, shown) => {
    const enrolment = enrolling({ confirmEnrolment })
    await enrolment.enterCode('1')
    const { failure, serverErrors, enrolled } = enrolment
    expect({ failure, serverErrors, enrolled }).toMatchObject({ ...shown, enrolled: null })
  })
})
