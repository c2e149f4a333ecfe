/** Ends of a line: those of text files, vertical tab, form feed and the separators of Unicode. */
export const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/** Most texts: nothing in them needs a closer look. */
const PRINTABLE_ASCII = /^[ -~]*$/

/** Spaces, tabs and line breaks. */
const GAP = /[ \t\n\v\f\r\u0085\u2028\u2029]+/gu

/** Control characters that stand for no gap, and code points that are no characters, which XML forbids. */
const MEANINGLESS = /[^\P{Cc}\t\n\v\f\r\u0085]|\p{Noncharacter_Code_Point}/gu

/**
 * Invisible characters that a paste can contain: soft hyphens, zero-width spaces and direction marks. A tenant
 * could never type a name that contains one.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Only joiners, which are meaningful only between letters or emoji. */
const NOTHING_JOINED = /^[\s\u200c\u200d]*$/u

/**
 * As stored: trimmed, NFC, without control and invisible characters. Long text keeps tabs, and line breaks as line feeds;
 * in other text each is a space, so that words stay apart, and every space is a plain one, as in phones and postcodes.
 */
export function cleanText(text: string, { isLong = false } = {}): string {
  if (PRINTABLE_ASCII.test(text)) return text.trim()
  const whole = text.toWellFormed().replace(UNSEEN, '').replace(MEANINGLESS, '')
  const clean = isLong
    ? whole.replace(LINE_BREAK, '\n').trim()
    : whole
        .replace(GAP, inOneLine)
        .replace(/\p{Zs}/gu, ' ')
        .trim()
  return NOTHING_JOINED.test(clean) ? '' : clean.normalize('NFC')
}

/** Spaces stay as typed. */
const inOneLine = (gap: string): string => (/[^ ]/.test(gap) ? ' ' : gap)

/** An expression that tries again at each space takes the square of a long run of them. */
export const singleSpaced = (text: string): string => text.replace(/ {2,}/g, ' ')

/** In code points, as the database counts. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Counts only when the UTF-16 length exceeds `max`. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && characterCount(text) > max
}
