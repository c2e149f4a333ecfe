/** Controls, of both blocks, that have no place in a text on one line. */
const CONTROLS = /\p{Cc}/gu

/** The same, but for tabs and line ends. */
const CONTROLS_OF_LONG_TEXT = /[^\P{Cc}\n\t]/gu

/** Text as it is stored: trimmed, without control characters; long text keeps tabs and line ends. Source: the API's conventions for text. */
export function cleanText(text: string, { isLong = false } = {}): string {
  const whole = text.toWellFormed()
  if (!isLong) return whole.replace(CONTROLS, '').trim()
  return whole.replace(/\r\n?/g, '\n').replace(CONTROLS_OF_LONG_TEXT, '').trim()
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
