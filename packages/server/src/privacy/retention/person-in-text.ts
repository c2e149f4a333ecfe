import { leadName } from '@latchkey/domain/leads/lead.names'

/** Every name, email and phone number that the person had at any time; lower-case. */
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
    new Set(persons.map((person) => textOf(person).trim().toLowerCase()).filter((text) => text !== ''))
  return {
    names: setOf(leadName),
    lastNames: setOf(({ lastName }) => lastName),
    emails: setOf(({ email }) => email),
    phones: setOf(({ phone }) => nationalDigits(phone)),
  }
}

/** True for a text that contains the person's whole name, last name, email or phone (rule W5.4). */
export function namesPerson(text: string, { names, lastNames, emails, phones }: PersonTexts): boolean {
  const lower = text.toLowerCase()
  if ([...names, ...lastNames].some((name) => hasWords(lower, name))) return true
  if ([...emails].some((email) => lower.includes(email))) return true
  const digits = nationalDigits(text)
  return digits.length >= PHONE_DIGITS_MIN && [...phones].some((phone) => phone.endsWith(digits))
}

const nationalDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:44|0)/, '')

/** Whole words only: the name Li is not in 'Living room'. */
function hasWords(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u').test(text)
}
