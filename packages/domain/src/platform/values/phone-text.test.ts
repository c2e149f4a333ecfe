import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { expect, it } from 'vitest'
import { ONE_PHONE } from './phone.fixtures.ts'
import { phoneText } from './phone-text.ts'
import { isSamePhone } from './phone.ts'
import { UK_PHONES } from './uk-phones.ts'

const PLAIN = ONE_PHONE.filter((phone) => /\d/.test(phone))

it.each(PLAIN)('%j is shown in one way', (phone) => {
  expect(phoneText(phone)).toBe('07700 900456')
})

it.each([
  '02079460958',
  '+44 113 4960123',
  '01614960123',
  '01632960123',
  '0169772345',
  '01697712345',
  '015394 12345',
  '01204 61234',
  '08081570123',
  '0800 111111',
  '08001111',
  '0845 4647',
  '07012345678',
  '07624 123456',
  '05512345678',
  '03301234567',
])('%j is shown as the library writes it, and is the number', (phone) => {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'GB' }, UK_PHONES)
  expect(phoneText(phone)).toBe(number?.formatNational())
  expect(isSamePhone(phoneText(phone), phone)).toBe(true)
})

it.each([
  '',
  '+33 6 12 34 56 78',
  '0033 6 12 34 56 78',
  '0161 496 0123 ext. 4',
  'ask Priya',
  '999',
  '7700900456',
])('%j is shown as it was typed', (phone) => {
  expect(phoneText(phone)).toBe(phone)
})
