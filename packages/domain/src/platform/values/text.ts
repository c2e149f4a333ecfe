/** Controls, of both blocks, that have no place in a text on one line. */
const CONTROLS = /\p{Cc}/gu

/** The same, but for tabs and line ends. */
const CONTROLS_OF_LONG_TEXT = /[^\P{Cc}\n\t]/gu

/**
 * What nobody sees and a paste brings along: soft hyphens, spaces without width, and marks that turn the direction of
 * writing. A name that holds one could never be typed again by the tenant who has to match it.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Nothing but joiners, which mean something only between the letters or emoji that they join. */
const NOTHING_JOINED = /^[\s\u200c\u200d]*$/u

/** Text as it is stored: trimmed, without control characters and what nobody sees; long text keeps tabs and line ends. Source: the API's conventions for text. */
export function cleanText(text: string, { isLong = false } = {}): string {
  const whole = text.toWellFormed().replace(UNSEEN, '')
  const clean = isLong
    ? whole.replace(/\r\n?/g, '\n').replace(CONTROLS_OF_LONG_TEXT, '').trim()
    : whole.replace(CONTROLS, '').trim()
  return NOTHING_JOINED.test(clean) ? '' : clean
}

/** How many characters a text has; one outside the basic plane counts once, as the database counts it. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** True for a text of more than `max` characters. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && characterCount(text) > max
}
