import { formatValue, isDateFormat } from 'hucre'
import type { CellProblem, OddCell, SheetCell } from '@latchkey/domain/sheets/sheet-cell'
import type { StoredCell } from './xlsx-rows.ts'

/** `zeros` are digits with zeros before them, such as 007. */
export type Shown = 'plain' | 'date' | 'percent' | 'other' | 'zeros'

const known = new Map<string, Shown>()

export function shownBy(format: string): Shown {
  const before = known.get(format)
  if (before !== undefined) return before
  const shown = classify(format)
  known.set(format, shown)
  return shown
}

function classify(format: string): Shown {
  // hucre mistakes the letters of a currency's language, as in [$€-de-DE], for parts of a date.
  const [plain = ''] = format.replace(/\[\$[^\]]*\]/g, '').split(';')
  const signs = plain.replace(/"[^"]*"|\\.|_.|\*./g, '')
  if (isDateFormat(plain)) return 'date'
  if (signs.includes('%')) return 'percent'
  if (/e[+-]|\//i.test(signs)) return 'other'
  return /^[\s-]*0{2}/.test(signs) ? 'zeros' : 'plain'
}

/** Formats a number as spreadsheet programs show it. */
export function shownText(number: number, format: string): string {
  try {
    return formatValue(number, format)
  } catch {
    return String(number)
  }
}

/** The cell of a spreadsheet of units, where a cell is odd that is not what was typed into it. */
export function sheetCell(cell: StoredCell | null): SheetCell {
  if (cell === null) return null
  const { type, value, format, isFormula } = cell
  if (type === 'error' || type === 'date') return { shown: value ?? '', problem: type }
  const isBlank = value === undefined || (type !== 'text' && value.trim() === '')
  if (isBlank) return isFormula ? { shown: '', problem: 'formula' } : null
  if (type === 'text') return value
  if (type === 'boolean') return /^(1|true)$/i.test(value)
  const number = Number(value)
  return Number.isFinite(number) ? numberCell(number, format) : { shown: value, problem: 'error' }
}

function numberCell(number: number, format: string): SheetCell {
  const shown = shownBy(format)
  if (shown === 'plain') return number
  const odd = (problem: CellProblem, facts: Partial<OddCell> = {}) => ({
    shown: shownText(number, format),
    problem,
    ...facts,
  })
  if (shown === 'date') return odd('date')
  if (shown === 'percent') return odd('number')
  return shown === 'other' ? odd('number', { number }) : { shown: shownText(number, format), number }
}
