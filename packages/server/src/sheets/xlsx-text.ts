/** The most characters that spreadsheet programs keep in a cell. */
export const CELL_MAX = 32_767

/** Matches characters that XML forbids. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Matches what is read as the character with this number, as in `_x0041_`. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi

/** Text without characters that other programs cannot read. */
export const readableText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

/**
 * Text as a cell holds it. hucre 1.0.0 writes U+FFFE and U+FFFF, which make the whole file unreadable, and text that
 * looks like an escape, which is read as another character.
 */
export const xlsxText = (text: string): string => readableText(text).replace(ESCAPE, '_x005F_')

/** Parts that each fit into a cell; surrogate pairs stay together. */
export function cellParts(text: string): string[] {
  const parts: string[] = []
  let start = 0
  do {
    const end = start + CELL_MAX
    const isSplit = /^[\ud800-\udbff]$/.test(text.charAt(end - 1))
    parts.push(text.slice(start, isSplit ? end - 1 : end))
    start = isSplit ? end - 1 : end
  } while (start < text.length)
  return parts
}
