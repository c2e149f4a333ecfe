import type { ErrorName, FieldErrors } from '../platform/field-errors.ts'
import type { PromptTexts } from '../prompts/question.store.ts'
import type { SheetPreview } from './sheet.contract.ts'

export const DOWNLOAD_UNITS: PromptTexts = {
  title: 'Download Units',
  question: 'Are you sure you wish to download the units of this project?',
  done: 'Units have been downloaded successfully.',
}

export const FILE_UPLOADED = 'File successfully uploaded.'

export const SHEET_UNREADABLE =
  'The file could not be read. Choose a spreadsheet whose first row names the columns, as in the one you download.'

/** '“Floor” and “View” are not columns of units.' */
export function unknownColumnsText(columns: readonly string[]): string {
  const names = columns.map((column) => `“${column}”`)
  return columns.length === 1
    ? `${names[0] ?? ''} is not a column of units.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} are not columns of units.`
}

export const leaveOutText = (count: number): string =>
  count === 1 ? 'Leave out this column' : `Leave out these ${count} columns`

const NAMESAKES_NAMED = 5

/** 'Row 4 creates a second unit called Plot 1.' */
export function namesakesText(namesakes: NonNullable<SheetPreview['namesakes']>): string {
  const [first] = namesakes
  if (first === undefined) return ''
  if (namesakes.length === 1)
    return `Row ${first.line} creates another unit called ${first.name}. To change that unit, give its ID.`
  const named = namesakes.slice(0, NAMESAKES_NAMED).map(({ line, name }) => `row ${line} (${name})`)
  const more = namesakes.length - named.length
  return `${namesakes.length} rows create units whose names the project has already: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. To change those units, give their IDs.`
}

const ERRORS: Readonly<Partial<Record<ErrorName, string>>> = {
  required: 'The file was not received.',
  pattern: 'The file is not an xlsx or csv spreadsheet, despite its name.',
  max: 'The file is too large.',
}

/** Falls back to a general message. */
export function sheetError(errors: FieldErrors): string {
  const name = errors[0]?.errors[0]?.name
  return (name && ERRORS[name]) ?? SHEET_UNREADABLE
}
