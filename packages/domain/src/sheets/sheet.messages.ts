import type { ErrorName, FieldErrors } from '../platform/field-errors.ts'
import type { PromptTexts } from '../prompts/prompts.ts'

export const DOWNLOAD_UNITS: PromptTexts = {
  title: 'Download Units',
  question: 'Are you sure you wish to download the units of this project?',
  done: 'Units have been downloaded successfully.',
}

export const FILE_UPLOADED = 'File successfully uploaded.'

export const SHEET_UNREADABLE =
  'The file could not be read. Choose a spreadsheet whose first row names the columns, as in the one you download.'

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
