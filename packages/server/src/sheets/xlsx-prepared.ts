import { formatValue, isDateFormat } from 'hucre'
import type { CellProblem, OddCell } from '@latchkey/domain/sheets/sheet-cell'
import { zipSync } from 'fflate'

/*
 * hucre 1.0.0 does not tell a formula without a stored value from a blank cell, an error from text, or a currency such
 * as [$€-de-DE] from a date, and it loses how a number is shown. Such cells become marked text before it reads them.
 */

const MARK = '\uE000odd:'

const STYLES = /(?:^|\/)styles\.xml$/i
const WORKSHEET = /\/worksheets\/[^/]+\.xml$/i

/** An element of a cell with its attributes and content. */
const CELL = /<((?:\w+:)?c)(\s[^>]*?)?(?:\/>|>(.*?)<\/\1\s*>)/gs

const FORMULA = /<(?:\w+:)?f[\s/>]/
const VALUE = /<(?:\w+:)?v(?:\s[^>]*?)?(?:\/>|>(.*?)<\/(?:\w+:)?v\s*>)/s

/** Pronunciation in an inline text, which is no part of it. */
const PHONETIC = /<((?:\w+:)?rPh)\b.*?<\/\1\s*>/gs

const END_OF_ROW = /<\/(?:\w+:)?row\s*>/g

/** Bytes of a sheet in memory as text at a time. */
const PIECE = 4 * 1024 * 1024

/** The same workbook, stored without compression, without styles and with marked cells. */
export function prepared(parts: ReadonlyMap<string, Buffer>): Uint8Array {
  const styles = [...parts].find(([name]) => STYLES.test(name))?.[1].toString() ?? ''
  const formats = formatsIn(styles)
  const files = [...parts]
    .filter(([name]) => !STYLES.test(name))
    .map(([name, bytes]) => [name, WORKSHEET.test(name) ? markedSheet(bytes, formats) : bytes])
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { level: 0 })
}

/** Null unless hucre read a marked cell. */
export function oddCellIn(text: string): OddCell | null {
  return text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as OddCell) : null
}

/** Returns the formats by the number of the style. */
function formatsIn(styles: string): string[] {
  const named = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)].map(([, attributes = '']) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode'),
    ]),
  )
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>(.*?)<\/(?:\w+:)?cellXfs\s*>/s.exec(styles) ?? []
  return [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId') || '0'
    return named.get(id) ?? BUILT_IN[id] ?? 'General'
  })
}

/** Those that change what a person sees in a cell; the dates of East Asia have no one format. */
const BUILT_IN: Readonly<Record<string, string>> = {
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'])),
  ...Object.fromEntries([32, 33, 34, 35, 55, 56].map((id) => [id, 'h:mm:ss'])),
}

/** Works on pieces of whole rows, so that a large sheet is never one text. */
function markedSheet(bytes: Buffer, formats: readonly string[]): Uint8Array {
  const decoder = new TextDecoder()
  const pieces: Buffer[] = []
  let rest = ''
  for (let start = 0; start < bytes.length; start += PIECE) {
    rest += decoder.decode(bytes.subarray(start, start + PIECE), { stream: true })
    const end = [...rest.matchAll(END_OF_ROW)].at(-1)
    if (end === undefined) continue
    const cut = end.index + end[0].length
    pieces.push(Buffer.from(markedCells(rest.slice(0, cut), formats)))
    rest = rest.slice(cut)
  }
  return Buffer.concat([...pieces, Buffer.from(markedCells(rest + decoder.decode(), formats))])
}

const markedCells = (xml: string, formats: readonly string[]): string =>
  xml.replace(CELL, (cell, tag: string, attributes = '', content = '') => {
    const odd = oddCell(attributes, content, formats)
    if (odd === null) return content.includes('rPh') ? cell.replace(PHONETIC, '') : cell
    const [prefix = ''] = /^\w+:/.exec(tag) ?? []
    const place = attribute(attributes, 'r')
    const json = JSON.stringify(odd).replaceAll('_', String.raw`\u005f`)
    const text = (MARK + json).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<${tag}${place === '' ? '' : ` r="${place}"`} t="str"><${prefix}v>${text}</${prefix}v></${tag}>`
  })

function oddCell(attributes: string, content: string, formats: readonly string[]): OddCell | null {
  const type = attribute(attributes, 't') || 'n'
  const stored = VALUE.exec(content)
  const value = stored === null ? undefined : (stored[1] ?? '')
  if (type === 'e') return { shown: decoded(value ?? ''), problem: 'error' }
  if (type === 'd') return { shown: decoded(value ?? ''), problem: 'date' }
  if (FORMULA.test(content) && (value === undefined || (value.trim() === '' && type !== 'str'))) {
    return { shown: '', problem: 'formula' }
  }
  if (type !== 'n' || value === undefined || value.trim() === '') return null
  const number = Number(value)
  const format = formats[Number(attribute(attributes, 's') || 0)] ?? 'General'
  if (!Number.isFinite(number)) return { shown: decoded(value), problem: 'error' }
  return shownOtherwise(number, format)
}

/** Null for a number that is shown as one. */
function shownOtherwise(number: number, format: string): OddCell | null {
  // hucre mistakes the letters of a currency's language for parts of a date.
  const [plain = ''] = format.replace(/\[\$[^\]]*\]/g, '').split(';')
  const signs = plain.replace(/"[^"]*"|\\.|_.|\*./g, '')
  const shown = () => {
    try {
      return formatValue(number, format)
    } catch {
      return String(number)
    }
  }
  const odd = (problem: CellProblem, facts: Partial<OddCell> = {}) => ({ shown: shown(), problem, ...facts })
  if (isDateFormat(plain)) return odd('date')
  if (signs.includes('%')) return odd('number')
  if (/e[+-]|\//i.test(signs)) return odd('number', { number })
  // Digits with zeros before them, such as 007.
  return /^[\s-]*0{2}/.test(signs) ? { shown: shown(), number } : null
}

function attribute(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes) ?? []
  return decoded(value)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ENTITIES[name] ?? whole)
    },
  )
}
