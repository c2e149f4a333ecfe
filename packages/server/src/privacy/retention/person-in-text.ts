import { domainToUnicode } from 'node:url'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { phoneKey } from '@latchkey/domain/platform/values/phone'

/** Every name, email and phone number that the person had at any time, as `folded` writes them. */
export interface PersonTexts {
  readonly names: ReadonlySet<string>
  readonly lastNames: ReadonlySet<string>
  readonly emails: ReadonlySet<string>
  /** National digits, without 0 or 44. */
  readonly phones: ReadonlySet<string>
}

export interface NamedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** Digits that a phone number has at least, so that a house number is not taken for one. */
const PHONE_DIGITS_MIN = 6

export const personTextsOf = (persons: readonly NamedPerson[]): PersonTexts => {
  const setOf = (textOf: (person: NamedPerson) => string) =>
    new Set(persons.map((person) => textOf(person)).filter((text) => text !== ''))
  return {
    names: setOf((person) => folded(leadName(person))),
    lastNames: setOf(({ lastName }) => folded(lastName)),
    emails: new Set(persons.flatMap(({ email }) => (email === '' ? [] : spellingsOf(email).map(folded)))),
    phones: setOf(({ phone }) => nationalDigits(phone)),
  }
}

/** True for a text that contains the person's whole name, last name, email or phone. */
export function namesPerson(text: string, { names, lastNames, emails, phones }: PersonTexts): boolean {
  const searched = folded(text)
  if ([...names, ...lastNames].some((name) => hasWords(searched, name))) return true
  if ([...emails].some((email) => searched.includes(email))) return true
  // The end of a number may begin with zeros of its own.
  return [text.replace(/\D/g, ''), nationalDigits(text)].some(
    (digits) => digits.length >= PHONE_DIGITS_MIN && [...phones].some((phone) => phone.endsWith(digits)),
  )
}

/**
 * Returns the address with the ASCII form of an international domain, as stored, and with the form that people write.
 */
function spellingsOf(email: string): string[] {
  const start = email.lastIndexOf('@') + 1
  const domain = email.slice(start)
  return [email, email.slice(0, start) + (domainToUnicode(domain) || domain)]
}

const nationalDigits = (phone: string): string => phoneKey(phone).replace(/^0/, '')

/** Folds a text as the search does. */
export const folded = (text: string): string => foldedText(text).trim()

/** Whole words only: the name Li is not in 'Living room'. Both are folded. */
export function hasWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u').test(text)
}

/** Collects the texts in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
