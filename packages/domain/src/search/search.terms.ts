import { ANYWHERE_FROM, PHONE_DIGITS_FROM, SEARCH_LENGTH } from './search.limits.ts'
import { characterCount } from '../platform/values/text.ts'

/** What a typed text is compared with. Source: decision A1.1. */
export interface SearchTerms {
  readonly text: string
  /** True where a match may be anywhere; false finds names that begin with the text. */
  readonly isAnywhere: boolean
  /** The digits of part of a phone number; null for what is none. */
  readonly phoneDigits: string | null
  /** The text, and other ways of writing it where it may be a postcode: with its space and without. */
  readonly addressTexts: readonly string[]
}

/** What is looked for when a text is typed. Source: decision A1.1. */
export function searchTermsOf(text: string): SearchTerms {
  const digits = /^[\d +]+$/.test(text) ? text.replace(/\D/g, '') : ''
  return {
    text,
    isAnywhere: characterCount(text) >= ANYWHERE_FROM,
    phoneDigits: digits.length >= PHONE_DIGITS_FROM ? digits : null,
    addressTexts: [...new Set([text, ...postcodeSpellings(text)])],
  }
}

/** The texts that find the leads of a person: the digits of the phone, and the email. Source: decisions A1.1 and A4.1. */
export const personTexts = ({ phone, email }: { phone: string; email: string }): string[] =>
  [
    phone.replace(/\D/g, '').replace(/^44/, '0'),
    Array.from(email.trim()).slice(0, SEARCH_LENGTH.max).join(''),
  ].filter((text) => characterCount(text) >= ANYWHERE_FROM)

/** An area and district, and the beginning of what follows the space. Source: decision L33. */
const POSTCODE_BEGINNING = /^[a-z]{1,2}\d[a-z\d]?(?:\d[a-z]{0,2})?$/i
const DISTRICT = /^[a-z]{1,2}\d[a-z\d]?$/i
const INWARD_BEGINNING = /^\d[a-z]{0,2}$/i

/** The beginning of a postcode without its space, and with the space wherever it can be; nothing for what is no postcode. */
function postcodeSpellings(text: string): string[] {
  const joined = text.replaceAll(' ', '')
  if (!POSTCODE_BEGINNING.test(joined)) return []
  const spaced = [1, 2, 3]
    .map((inward) => [joined.slice(0, -inward), joined.slice(-inward)] as const)
    .filter(([district, inward]) => DISTRICT.test(district) && INWARD_BEGINNING.test(inward))
    .map((parts) => parts.join(' '))
  return [joined, ...spaced]
}
