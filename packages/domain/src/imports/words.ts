import { comparable } from '../sheets/unit-sheet.ts'
import { cleanText } from '../platform/values/text.ts'
import { factsOf, importFieldsOf, type Choices } from './import.fields.ts'
import type { ImportWord, WordTo } from './import.contract.ts'
import type { ImportKind } from './import.enums.ts'
import { dividedName } from './values/names.ts'
import { rentFrequencyIn } from './values/numbers.ts'

export const NONE = 'none'
export const LEAVE_OUT = 'leave-out'

const WORD_TYPES = ['choice', 'person', 'roles']

/** True for a field whose values go by a table of words. */
export const isWordField = (kind: ImportKind, field: string): boolean =>
  WORD_TYPES.includes(factsOf(kind, field)?.type ?? '')

/** The same for a word in any case, with spaces around it or not. */
export const wordKey = (text: string): string => cleanText(text).toLowerCase()

/** The words of old systems, by field. */
const WORDS: Readonly<Record<string, readonly (readonly [to: number, words: readonly string[]])[]>> = {
  status: [
    [1, ['New', 'Open', 'Active', 'Enquiry']],
    [4, ['Viewing booked', 'Viewing arranged']],
    [5, ['Viewed']],
    [10, ['Declined', 'Rejected']],
    [12, ['Let', 'Moved in']],
  ],
  availability: [
    [6, ['Available', 'To let']],
    [2, ['Let agreed']],
    [7, ['Let']],
  ],
  unitType: [
    [1, ['Flat', 'Maisonette']],
    [2, ['Terraced']],
    [6, ['House', 'Bungalow']],
  ],
}

/** Nobody is missed by a lead without these. */
const NONE_IF_UNKNOWN = ['handlerUserId', 'unitType', 'energyLabel']

const EMPTY_WORDS = new Set(['', 'none', 'n/a', 'na', '-', 'unassigned'].map(comparable))

/** True for a word that says that there is no value. */
export const isEmptyWord = (text: string): boolean => EMPTY_WORDS.has(comparable(text))

const mayBeNone = (kind: ImportKind, field: string): boolean => factsOf(kind, field)?.isRequired !== true

/** True if a word of the field, or its empty cells, can become this. */
export function mayWordBecome(kind: ImportKind, field: string, to: WordTo, choices: Choices): boolean {
  if (to === null || to === LEAVE_OUT) return true
  if (to === NONE) return mayBeNone(kind, field)
  const options = importFieldsOf(kind, choices).find(({ name }) => name === field)?.options ?? []
  return options.some(({ value }) => value === to)
}

/** Proposes a value for a word; null if the word is not known. */
export function proposeWord(kind: ImportKind, field: string, text: string, choices: Choices): WordTo {
  const facts = factsOf(kind, field)
  if (facts === undefined) return null
  const unknown =
    NONE_IF_UNKNOWN.includes(field) || (isEmptyWord(text) && mayBeNone(kind, field)) ? NONE : null
  if (facts.type === 'person') return personNamed(text, choices) ?? unknown
  if (facts.type === 'roles') return roleNamed(text, choices) ?? unknown
  return choiceNamed(field, text, facts.options ?? []) ?? unknown
}

/** A word has the value of its table, or the proposed one where no table has it. */
export function wordReader(
  kind: ImportKind,
  { words, choices }: { words: Readonly<Record<string, readonly ImportWord[]>>; choices: Choices },
): (field: string, text: string) => WordTo {
  const known = new Map(
    Object.entries(words).map(([field, list]) => [
      field,
      new Map(list.map(({ text, to }): [string, WordTo] => [wordKey(text), to])),
    ]),
  )
  return (field, text) => {
    const to = known.get(field)?.get(wordKey(text))
    return to === undefined ? proposeWord(kind, field, text, choices) : to
  }
}

function choiceNamed(
  field: string,
  text: string,
  options: readonly { readonly value: number | string; readonly label: string }[],
): number | string | null {
  const key = comparable(text)
  const option = options.find(({ value, label }) => comparable(label) === key || String(value) === key)
  if (option !== undefined) return option.value
  if (field === 'rentFrequency') return rentFrequencyIn(text)
  return WORDS[field]?.find(([, words]) => words.some((word) => comparable(word) === key))?.[0] ?? null
}

const roleNamed = (text: string, { roles }: Choices): number | null =>
  onlyOne(roles.filter(({ name }) => comparable(name) === comparable(text)))

/** By username, full name, or the first letter and the last name, where one fits. */
function personNamed(text: string, { people }: Choices): number | null {
  const typed = cleanText(text).toLowerCase()
  const byUsername = people.find(({ username }) => username.toLowerCase() === typed)
  if (byUsername !== undefined) return byUsername.id
  const key = fullKey(text)
  if (key === '') return null
  const named = people.filter(({ name }) => fullKey(name) === key)
  return named.length > 0
    ? onlyOne(named)
    : onlyOne(people.filter(({ name }) => initialKey(name) === comparable(text)))
}

const onlyOne = (found: readonly { readonly id: number }[]): number | null =>
  found.length === 1 ? (found[0]?.id ?? null) : null

function fullKey(name: string): string {
  const { firstName, lastName } = dividedName(name)
  return comparable(`${firstName}${lastName}`)
}

function initialKey(name: string): string {
  const { firstName, lastName } = dividedName(name)
  return comparable(firstName === '' ? '' : `${firstName.slice(0, 1)}${lastName}`)
}
