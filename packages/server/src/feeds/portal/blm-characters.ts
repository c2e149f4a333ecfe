import type { FeedEncoding } from '@latchkey/domain/feeds/feed.enums'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'

/** Bytes of Windows-1252 by character. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (character, byte) => [character, byte],
  ),
)

/** Characters that neither Unicode nor folding decomposes. */
const OTHERS: Readonly<Record<string, string>> = {
  '⁄': '/',
  '←': '<-',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '‣': '•',
  '★': '*',
  '☆': '*',
}

/** Pictures have nothing that is near them; what joins or varies characters is not seen. */
const NOTHING = /[\p{Extended_Pictographic}\p{Mark}\p{Cf}]/u

/** It replaces a character that has no nearest one. */
const UNKNOWN = '?'

const known = (text: string): string =>
  Array.from(text, (character) => (BYTES.has(character) ? character : '')).join('')

function nearestTo(character: string): string {
  const other = OTHERS[character]
  if (other !== undefined) return other
  if (NOTHING.test(character)) return ''
  const apart = Array.from(character.normalize('NFKD'), (part) => OTHERS[part] ?? part).join('')
  const plain = known(apart)
  if (plain !== '') return plain
  const folded = known(foldedText(character))
  if (folded === '') return UNKNOWN
  return character === character.toLowerCase() ? folded : folded.toUpperCase()
}

const BEYOND_LATIN = /[^\0-\x7f\xa0-\xff]/gu

/** The text with the nearest of what an encoding lacks. */
export function nearestIn(encoding: FeedEncoding, text: string): string {
  if (encoding === 'utf-8') return text.toWellFormed()
  return text
    .normalize('NFC')
    .replace(BEYOND_LATIN, (character) => (BYTES.has(character) ? character : nearestTo(character)))
}

/** Encodes text that the encoding has. */
export const bytesIn = (encoding: FeedEncoding, text: string): Buffer =>
  encoding === 'utf-8'
    ? Buffer.from(text)
    : Buffer.from(Uint8Array.from(text, (character) => BYTES.get(character) ?? UNKNOWN.charCodeAt(0)))
