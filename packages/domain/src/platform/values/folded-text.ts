const APOSTROPHES = /['`´ʹʻʼʽˈ‘’‛′＇]/gu
const QUOTES = /["“”„‟″＂]/gu
const DASHES = /[\p{Pd}−]/gu
const SPACES = /[\s\u0085]+/gu

/** Accents, and the points and vowel signs of Hebrew and Arabic, which are written or left out. */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/gu

/** Letters that Unicode does not decompose into a plain letter and an accent, and the final sigma. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ǥ: 'g',
  ħ: 'h',
  ı: 'i',
  ɨ: 'i',
  ƙ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ʉ: 'u',
  ƴ: 'y',
  ƶ: 'z',
  ς: 'σ',
}

const ANY_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** With one kind each of apostrophe, quotation mark, dash and space, and with compatible letters and digits as one. */
export const plainPunctuation = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFKC')
    .replace(SPACES, ' ')

/**
 * The same for texts that differ in case, accents, apostrophes, quotation marks, dashes and spaces only (rule G6.1).
 * `folded_text` of the database gives the same.
 */
export const foldedText = (text: string): string =>
  plainPunctuation(text)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ANY_LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
