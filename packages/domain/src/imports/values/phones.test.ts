import { describe, expect, it } from 'vitest'
import { UK_PHONE } from '../../leads/lead.limits.ts'
import { ONE_PHONE } from '../../platform/values/phone.fixtures.ts'
import { isSamePhone } from '../../platform/values/phone.ts'
import { isMobile, isShortened, readPhone } from './phones.ts'

describe('a phone number', () => {
  it.each([
    ['07700 900123', '07700 900123', null],
    [' 07700  900123 ', '07700 900123', null],
    ['(07700) 900-123', '07700 900123', null],
    ['07700.900.123', '07700900123', null],
    ['07700\u2011900123', '07700900123', null],
    ['020 7946 0958', '020 7946 0958', null],
    ['+447700900123', '+447700900123', null],
    ['00447700900123', '+447700900123', null],
    ['0044 7700 900123', '+44 7700 900123', null],
    ['+44 (0)7700 900123', '+44 7700 900123', null],
    ['+44 (0) 20 7946 0958', '+44 20 7946 0958', null],
    ['0044 (0)7700 900123', '+44 7700 900123', null],
    ['+4407700900123', '+44 7700900123', null],
    ['7700900123', '07700900123', 'zero'],
    ['7700 900123', '07700 900123', 'zero'],
    ['161496012', '0161496012', 'zero'],
    ['447700900123', '+447700900123', 'zero'],
    ['44 7700 900123', '+44 7700 900123', 'zero'],
    ['+33 1 23 45 67 89', '+33 1 23 45 67 89', 'phone'],
    ['0033123456789', '0033123456789', 'phone'],
    ['+1 (212) 555-0100', '+1 (212) 555-0100', 'phone'],
  ])('%j is read as %j with %j', (text, phone, remark) => {
    expect(readPhone(text)).toEqual({ phone, remark })
  })

  it.each(ONE_PHONE)('%j is the British number that it is', (text) => {
    const phone = readPhone(text)?.phone ?? ''
    expect(phone).toMatch(UK_PHONE)
    expect(isSamePhone(phone, '07700900456')).toBe(true)
  })

  it.each([
    '4.47E+11',
    '4,477E+11',
    '7.7009E+9',
    '4.47e11',
    'ask Ann',
    '123456',
    '',
    '+',
    '12345678901234567',
    '00000000',
    '00000000000',
    '0000000000',
  ])('%j is none', (text) => {
    expect(readPhone(text)).toBeNull()
  })

  it('is known to be shortened', () => {
    expect(['4.47E+11', ' 4,4E+11 ', '07700 900123', 'E+11'].map(isShortened)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is known to be mobile', () => {
    const numbers = [
      '07700 900123',
      '+44 7700 900123',
      '+447700900123',
      '020 7946 0958',
      '+44 20 7946 0958',
      '+33 7 12',
    ]
    expect(numbers.map(isMobile)).toEqual([true, true, true, false, false, false])
  })
})
