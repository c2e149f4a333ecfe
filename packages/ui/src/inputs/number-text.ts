/** Thousands are in groups of three, by one separator; `1,50` and `1.250` may be other numbers elsewhere. */
const NUMBER = /^-?(?=\.?\d)(?:\d+|[1-9]\d{0,2}([,\s])\d{3}(?:\1\d{3})*)?(?:\.\d{0,2})?$/u

/** Such as `１２` or `￡`, of keyboards for Chinese and Japanese. */
const FULL_WIDTH = /[！-～]/gu
const FROM_FULL_WIDTH = '！'.charCodeAt(0) - '!'.charCodeAt(0)

/** Marks of direction and the like, which a pasted text can contain. */
const UNSEEN = /\p{Cf}/gu

/** Reads `£1,250.50` or `1 250`: null for empty text, NaN for text that is no number or may be another. */
export function readNumber(text: string): number | null {
  const bare = text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FROM_FULL_WIDTH))
    .replace(UNSEEN, '')
    .trim()
    .replace(/^(-?)[£￡]\s*/u, '$1')
  if (bare === '') return null
  return NUMBER.test(bare) ? Number(bare.replace(/[,\s]/gu, '')) : Number.NaN
}
