import { parseDigits } from 'libphonenumber-js/core'
import { nameKey } from './names.ts'

/** The same for all spellings of a number: from 0 for a British one, else from the country's code. '' without a digit. */
export const phoneKey = (phone: string): string => parseDigits(phone).replace(/^00/, '').replace(/^440?/, '0')

/** A British number has no more digits in its national form. */
const NATIONAL_DIGITS_MAX = 11

/** The digits of a part of a number that are within the national or the international form of its spellings. */
export function phonePart(text: string): string {
  const digits = parseDigits(text)
  const isInternational =
    /^\s*(?:\+|00)/.test(text) || text.includes('(0)') || digits.length > NATIONAL_DIGITS_MAX
  return isInternational ? digits.replace(/^00/, '').replace(/^440/, '44') : digits
}

/** Punctuation and the spellings of the British prefix make no difference (rule P3). */
export function isSamePhone(one: string, other: string): boolean {
  const key = phoneKey(one)
  return key === phoneKey(other) && (key !== '' || nameKey(one) === nameKey(other))
}
