import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import allPhones from 'libphonenumber-js/metadata.min.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { UK_PHONE } from '../../leads/lead.limits.ts'
import { ONE_PHONE } from './phone.fixtures.ts'
import { isSamePhone, phoneKey, phonePart } from './phone.ts'
import { dialAddress, ukPhoneAs } from './uk-number.ts'
import { UK_PHONES } from './uk-phones.ts'

it('the British metadata are those of the installed library', () => {
  expect(UK_PHONES).toEqual({
    version: allPhones.version,
    country_calling_codes: { 44: ['GB'] },
    nonGeographic: {},
    countries: { GB: allPhones.countries.GB },
  })
})

describe.each(ONE_PHONE)('%j', (phone) => {
  it('is the number, and not the next', () => {
    expect(isSamePhone(phone, '07700 900456')).toBe(true)
    expect(isSamePhone(phone, '07700 900457')).toBe(false)
    expect(phoneKey(phone)).toBe('07700900456')
  })

  it('is read the same by the library, and dialled', () => {
    const number = parsePhoneNumberFromString(phone, { defaultCountry: 'GB' }, UK_PHONES)
    expect(`0${number?.nationalNumber ?? ''}`).toBe(phoneKey(phone))
    expect(dialAddress(phone)).toBe('tel:+447700900456')
  })

  it('is written so that staff can save it', () => {
    expect(ukPhoneAs(UK_PHONE, phone)).toMatch(UK_PHONE)
    expect(isSamePhone(ukPhoneAs(UK_PHONE, phone), phone)).toBe(true)
  })
})

it.each([
  ['+33 6 12 34 56 78', '0033 6 12 34 56 78', true],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 79', false],
  ['+33 6 12 34 56 78', '0612345678', false],
  ['7700900456', '07700900456', false],
  ['n/a', 'N/A', true],
  ['n/a', 'none', false],
  ['n/a', '', false],
])('%j and %j: %j', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame)
})

it.each([
  ['07700 900456', '07700 900456'],
  ['447700900456', '447700900456'],
  ['(020)\u00a07946\u20110958', '020 7946 0958'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['0161 496 0123 ext. 4', '0161 496 0123 ext. 4'],
  ['ask Priya', 'ask Priya'],
])('%j is stored as %j', (typed, stored) => {
  expect(ukPhoneAs(UK_PHONE, typed)).toBe(stored)
})

it.each([
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['0033 6 12 34 56 78', 'tel:+33612345678'],
  ['0161 496 0123 ext. 4', 'tel:+441614960123;ext=4'],
  ['999', 'tel:999'],
])('%j is dialled as %s', (phone, address) => {
  expect(dialAddress(phone)).toBe(address)
})

it.each([
  ['(020) 7946', '0207946'],
  ['020-7946-0958', '02079460958'],
  ['0044 7700', '447700'],
  ['+44 (0)7700', '447700'],
  ['440', '440'],
  ['44077', '44077'],
  ['4407700900456', '447700900456'],
  ['900 456', '900456'],
])('a part typed as %j has the digits %s', (text, digits) => {
  expect(phonePart(text)).toBe(digits)
})
