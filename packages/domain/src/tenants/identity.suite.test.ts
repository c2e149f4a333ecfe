import { describe, expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/request-body.fixtures.ts'
import { IdentityQuery } from './identity.body.ts'
import { isSameLastName, isSamePhone, validateIdentity } from './identity.suite.ts'

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

describe('isSamePhone', () => {
  it.each(['07700 900123', '+447700900123', '447700 900 123', ' 0 7700900123'])('is also “%s”', (written) => {
    expect(isSamePhone(written, '07700900123')).toBe(true)
  })

  it.each(['7700900123', '07700900124', '0770090012', '+4407700900123', '07700-900123', ''])(
    'is not “%s”',
    (written) => {
      expect(isSamePhone(written, '07700900123')).toBe(false)
    },
  )
})

describe('isSameLastName', () => {
  it.each(['Lee', ' lee ', 'LEE'])('is also “%s”', (written) => {
    expect(isSameLastName(written, 'Lee')).toBe(true)
  })

  it('compares both Unicode forms of a letter as equal', () => {
    expect(isSameLastName('Ren\u00e9e', 'RENE\u0301E')).toBe(true)
  })

  it.each(['Le e', 'Leee', 'Léé', ''])('is not “%s”', (written) => {
    expect(isSameLastName(written, 'Lee')).toBe(false)
  })
})
