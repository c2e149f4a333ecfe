import { describe, expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { IdentityQuery } from './page/page.body.ts'
import { validateIdentity } from './identity.suite.ts'

const checkIdentity = checkerOf(IdentityQuery, validateIdentity)
const ofLength = (length: number) => ({ phone: '1'.repeat(length), lastName: 'x'.repeat(length) })

describe('the identity step', () => {
  it('requires both', () => {
    expect(validateIdentity({ phone: ' ', lastName: '' })).toEqual({
      phone: ['required'],
      lastName: ['required'],
    })
    expect(validateIdentity({ phone: '07700 900123', lastName: 'Lee' })).toEqual({})
  })

  it('accepts at most 255 characters of each', () => {
    expect(validateIdentity(ofLength(255))).toEqual({})
    expect(validateIdentity(ofLength(256))).toEqual({ phone: ['maxlength'], lastName: ['maxlength'] })
  })

  it('decodes unknown values', () => {
    expect(checkIdentity({ phone: ' 1 ', lastName: ' Lee ' })).toEqual({
      ok: true,
      value: { phone: '1', lastName: 'Lee' },
    })
    expect(checkIdentity({ phone: ['1', '2'], lastName: 'Lee' })).toEqual({
      ok: false,
      errors: { phone: ['invalid'] },
    })
    expect(checkIdentity(undefined).ok).toBe(false)
  })
})
