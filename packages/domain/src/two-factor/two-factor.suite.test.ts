import { describe, expect, test } from 'vitest'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { CodeProofBody, ProofBody } from './two-factor.contract.ts'
import { isAppCode, isRecoveryCode, plainCode } from './two-factor.rules.ts'
import { validateProof } from './two-factor.suite.ts'
import { secondStepAddress, secondStepOf } from '../session/second-step.ts'

const RECOVERY = 'ABCD-EFGH-JKMN-PQRS'

describe('codes', () => {
  test.each(['123456', ' 123 456 ', '123-456'])('%j may be an app code', (code) => {
    expect(isAppCode(code)).toBe(true)
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is not', (code) => {
    expect(isAppCode(code)).toBe(false)
  })

  test('a recovery code may be typed with or without hyphens, in lower case', () => {
    expect([RECOVERY, 'abcdefghjkmnpqrs', 'ABCD EFGH JKMN PQRS'].map(isRecoveryCode)).toEqual([
      true,
      true,
      true,
    ])
    expect(plainCode('abcd-efgh jkmn-pqrs')).toBe('ABCDEFGHJKMNPQRS')
    expect(isRecoveryCode('ABCD-EFGH-JKMN-PQR0')).toBe(false)
  })
})

describe('the rules of a proof', () => {
  test('each requested field is required', () => {
    expect(validateProof({ password: '', code: ' ' }, 'app')).toEqual({
      password: ['required'],
      code: ['required'],
    })
    expect(validateProof({ code: '123456' }, 'app')).toEqual({})
  })

  test('a recovery code is accepted where any code is', () => {
    expect(validateProof({ code: RECOVERY }, 'any')).toEqual({})
    expect(validateProof({ code: RECOVERY }, 'app')).toEqual({ code: ['pattern'] })
  })

  test('malformed values are rejected, and unknown fields ignored', () => {
    expect(checkerOf(ProofBody, validateProof)({ password: 1, code: ['123456'] }, 'any')).toEqual({
      ok: false,
      errors: { password: ['invalid'], code: ['invalid'] },
    })
    expect(checkerOf(CodeProofBody, validateProof)({ code: '123456', userId: 7 }, 'app')).toEqual({
      ok: true,
      value: { code: '123456' },
    })
  })
})

test('the address of a sign-in gives its next step', () => {
  expect(secondStepOf(secondStepAddress('code', 'abc'))).toEqual({ step: 'code', challenge: 'abc' })
  expect(secondStepOf(secondStepAddress('set-up', 'abc'))).toEqual({ step: 'set-up', challenge: 'abc' })
  for (const address of ['/login/two-factor', '/login/two-factor#', '/reset-password/x#abc', 'https://x/#a'])
    expect(secondStepOf(address)).toBeNull()
})
