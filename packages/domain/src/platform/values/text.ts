/** Control characters, for single-line text. */
const CONTROLS = /\p{Cc}/gu

/** Control characters except tabs and line breaks. */
const CONTROLS_OF_LONG_TEXT = /[^\P{Cc}\n\t]/gu

/**
 * Invisible characters that a paste can contain: soft hyphens, zero-width spaces and direction marks. A tenant
 * could never type a name that contains one.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Only joiners, which are meaningful only between letters or emoji. */
const NOTHING_JOINED = /^[\s\u200c\u200d]*$/u

/** As stored: trimmed, without control and invisible characters; long text keeps tabs and line breaks. */
export function cleanText(text: string, { isLong = false } = {}): string {
  const whole = text.toWellFormed().replace(UNSEEN, '')
  const clean = isLong
    ? whole.replace(/\r\n?/g, '\n').replace(CONTROLS_OF_LONG_TEXT, '').trim()
    : whole.replace(CONTROLS, '').trim()
  return NOTHING_JOINED.test(clean) ? '' : clean
}

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
