import { parseDigits, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/core'
import { UK_PHONES } from './uk-phones.ts'

/** A British number in another spelling than `pattern` as it is written nationally; other text as it is. */
export function ukPhoneAs(pattern: RegExp, phone: string): string {
  if (pattern.test(phone)) return phone
  const number = ukNumber(phone)
  const national = number === null || number.ext !== undefined ? phone : number.formatNational()
  return pattern.test(national) ? national : phone
}

/** The address of a link that dials. */
export function dialAddress(phone: string): string {
  const number = ukNumber(phone)
  if (number !== null) return number.getURI()
  const digits = parseDigits(phone)
  return /^\s*(?:\+|00)/.test(phone) ? `tel:+${digits.replace(/^00/, '')}` : `tel:${digits}`
}

/** Null for what can be no British number. */
function ukNumber(phone: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'GB', extract: false }, UK_PHONES)
  return number?.countryCallingCode === '44' && number.isPossible() ? number : null
}
