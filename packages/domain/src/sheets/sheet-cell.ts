/** Reasons why a cell is not what was typed into it, by what the spreadsheet program has stored. */
const PROBLEMS = {
  formula: 'This formula has no stored value: open the file in a spreadsheet program and save it',
  error: 'This formula shows an error',
  date: 'The spreadsheet made this a date: format the cell as text and type it again',
  number: 'The spreadsheet made this a number: format the cell as text and type it again',
  surplus: 'The row has more cells than the first: put a text with the separator in quotation marks',
} as const

export type CellProblem = keyof typeof PROBLEMS

/** A cell whose text is not its value. */
export interface OddCell {
  /** As the spreadsheet program shows it. */
  readonly shown: string
  /** Undefined if the text is valid. */
  readonly problem?: CellProblem
  /** Undefined if it is no number. */
  readonly number?: number
}

export type SheetCell = string | number | boolean | null | OddCell

export const isOdd = (cell: SheetCell): cell is OddCell => typeof cell === 'object' && cell !== null

export const problemText = (problem: CellProblem): string => PROBLEMS[problem]

/** As spreadsheet programs show it: truth values in capitals, numbers with 15 digits. */
export function cellText(cell: SheetCell): string {
  if (cell === null) return ''
  if (isOdd(cell)) return cell.shown
  if (typeof cell === 'boolean') return String(cell).toUpperCase()
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell
}

export const isBlankCell = (cell: SheetCell): boolean =>
  isOdd(cell) ? cell.problem === undefined && cell.shown.trim() === '' : cellText(cell).trim() === ''

/** Digits beyond the sixth decimal are noise of binary fractions, as in 57.699999999999996. */
export const withoutNoise = (value: number): number => Number(value.toFixed(6))

/**
 * Normalises `£1,250.50` and, with a comma before the pence, `1.250,50`. Undefined if it could be read in two ways,
 * as `1.250`, or is no number, as `007`.
 */
export function plainNumber(text: string): number | undefined {
  const digits = text.replace(/[£\s]/g, '')
  if (/^-?0\d/.test(digits) || /\.\d{3}$/.test(digits)) return undefined
  if (/^-?\d+(\.\d*)?$/.test(digits)) return withoutNoise(Number(digits))
  if (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits)) return withoutNoise(Number(digits.replaceAll(',', '')))
  if (/^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  return undefined
}
