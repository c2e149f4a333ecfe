import { cleanText } from '../../platform/values/text.ts'

export interface DividedName {
  readonly firstName: string
  readonly lastName: string
}

const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'master',
  'dr',
  'prof',
  'professor',
  'sir',
  'dame',
  'lord',
  'lady',
  'rev',
])

const isTitle = (word: string): boolean => TITLES.has(word.replaceAll('.', '').toLowerCase())

/** Between two titles: 'Mr & Mrs Lee'. */
const LINKS = new Set(['&', 'and', '+'])

/** Begin a last name where they are written small. */
const PARTICLES = new Set([
  'van',
  'von',
  'der',
  'den',
  'ter',
  'ten',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'bin',
  'al',
  'el',
])

/** 'Mr Ann Marie Lee' and 'Lee, Ann Marie' are Ann Marie and Lee; a single word is the first name, after a title the last. */
export function dividedName(text: string): DividedName {
  const name = cleanText(text)
  const comma = name.indexOf(',')
  if (comma > 0) {
    const firstName = withoutTitles(wordsOf(name.slice(comma + 1))).join(' ')
    const lastName = withoutTitles(wordsOf(name.slice(0, comma))).join(' ')
    if (firstName !== '' && lastName !== '') return { firstName, lastName }
  }
  const all = wordsOf(name.replaceAll(',', ' '))
  const words = withoutTitles(all)
  if (words.length < 2) {
    const [word = ''] = words
    return all.length > words.length ? { firstName: '', lastName: word } : { firstName: word, lastName: '' }
  }
  const particle = words.findIndex((word, place) => place > 0 && PARTICLES.has(word))
  const last = particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  return { firstName: words.slice(0, last).join(' '), lastName: words.slice(last).join(' ') }
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean)

function withoutTitles(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isTitle(word) && !LINKS.has(word.toLowerCase()))
  return first < 0 ? [] : words.slice(first)
}
