import { cellText } from '@latchkey/domain/sheets/sheet-cell'
import { formatUtc } from '@latchkey/domain/platform/values/time'
import { shownBy, shownText } from '../../sheets/xlsx-cells.ts'
import type { StoredCell } from '../../sheets/xlsx-rows.ts'

/** The database has neither NUL nor unpaired surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/**
 * Programs and exports put an apostrophe before a text that would be a formula; it is no part of the text (rule A6.2).
 */
const GUARD = /^'(?=[=+\-@＝＋－＠])/

export const withoutGuard = (text: string): string => storableText(text).replace(GUARD, '')

/** Text as it is, a number with all its digits, a date by its value whatever its format. */
export function storedText(cell: StoredCell | null, is1904: boolean): string {
  if (cell?.value === undefined || cell.type === 'error') return ''
  const { type, value, format } = cell
  if (type === 'text') return withoutGuard(value)
  if (type === 'date') return storableText(value.trim().replace(/T00:00:00(?:\.0+)?Z?$/, ''))
  if (value.trim() === '') return ''
  if (type === 'boolean') return cellText(/^(1|true)$/i.test(value))
  const number = Number(value)
  if (!Number.isFinite(number)) return storableText(value)
  const shown = shownBy(format)
  if (shown === 'date') return dateText(number, format, is1904)
  // A reference such as 00123.
  return shown === 'zeros' ? shownText(number, format) : digitsOf(number)
}

/** Writes a number without an exponent and without the noise of binary fractions. */
function digitsOf(number: number): string {
  const text = cellText(number)
  if (!text.includes('e')) return text
  return Number(text).toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 20 })
}

const DAY_SECONDS = 86_400

/** The days before 1 January 1970, in both systems of dates. */
const [EPOCH_1900, EPOCH_1904] = [25_569, 24_107]

/** The last day that both spreadsheet programs and forms know: 31 December 9999. */
const LAST_DAY = 2_958_465

/** `YYYY-MM-DD`, with the time if there is one, or the time alone. */
function dateText(serial: number, format: string, is1904: boolean): string {
  if (serial < 0 || serial > LAST_DAY) return digitsOf(serial)
  const seconds = Math.round(serial * DAY_SECONDS)
  const isTimeAlone = seconds < DAY_SECONDS && !/[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]/g, ''))
  const at = seconds - (is1904 ? EPOCH_1904 : EPOCH_1900) * DAY_SECONDS
  return formatUtc(at, isTimeAlone ? 'time' : seconds % DAY_SECONDS === 0 ? 'day' : 'dayAndTime')
}
