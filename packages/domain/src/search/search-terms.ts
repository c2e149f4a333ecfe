import { ANYWHERE_FROM, PHONE_DIGITS_FROM, SEARCH_LENGTH } from './search.limits.ts'
import { normalisedEmail } from '../platform/values/email.ts'
import { phoneKey, phonePart } from '../platform/values/phone.ts'
import { characterCount } from '../platform/values/text.ts'

/** Digits, and what stands between them in a phone number. */
const PHONE_LIKE = /^[\p{Nd}\s+()./\p{Pd}]+$/u

/** Values that a search text is compared with. */
export interface SearchTerms {
  readonly text: string
  /** False: only beginnings of names match. */
  readonly isAnywhere: boolean
  /** For addresses of mail, which are stored with the ASCII form of their domain. */
  readonly email: string
  /** Null when the text cannot be part of a phone number. */
  readonly phoneDigits: string | null
  /** The text and, if it may be a postcode, its spellings with and without the space. */
  readonly addressTexts: readonly string[]
}

export function searchTermsOf(text: string): SearchTerms {
  const digits = PHONE_LIKE.test(text) ? phonePart(text) : ''
  return {
    text,
    email: normalisedEmail(text),
    isAnywhere: characterCount(text) >= ANYWHERE_FROM,
    phoneDigits: digits.length >= PHONE_DIGITS_FROM ? digits : null,
    addressTexts: [...new Set([text, ...postcodeSpellings(text)])],
  }
}

/** Search texts that find the leads of a person: digits of the phone, and the email. */
export const personTexts = ({ phone, email }: { phone: string; email: string }): string[] =>
  [phoneKey(phone), Array.from(email.trim()).slice(0, SEARCH_LENGTH.max).join('')].filter(
    (text) => characterCount(text) >= ANYWHERE_FROM,
  )

/** Outward code, then the beginning of the inward code. */
const POSTCODE_BEGINNING = /^[a-z]{1,2}\d[a-z\d]?(?:\d[a-z]{0,2})?$/i
const DISTRICT = /^[a-z]{1,2}\d[a-z\d]?$/i
const INWARD_BEGINNING = /^\d[a-z]{0,2}$/i

/** Without the space, and with it at each possible place; empty when the text cannot begin a postcode. */
function postcodeSpellings(text: string): string[] {
  const joined = text.replaceAll(/\s/g, '')
  if (!POSTCODE_BEGINNING.test(joined)) return []
  const spaced = [1, 2, 3]
    .map((inward) => [joined.slice(0, -inward), joined.slice(-inward)] as const)
    .filter(([district, inward]) => DISTRICT.test(district) && INWARD_BEGINNING.test(inward))
    .map((parts) => parts.join(' '))
  return [joined, ...spaced]
}
