import type { ErrorName, FieldErrors } from '../platform/field-errors.ts'
import type { PromptTexts } from '../prompts/prompts.ts'

/** What is asked before the units of a project are downloaded, and said after. Source: specification §8, decision G17. */
export const DOWNLOAD_UNITS: PromptTexts = {
  title: 'Download Units',
  question: 'Are you sure you wish to download the units of this project?',
  done: 'Units have been downloaded successfully.',
}

/** What a person reads once a spreadsheet was taken. Source: specification §8. */
export const FILE_UPLOADED = 'File successfully uploaded.'

/** What a person reads of a spreadsheet that cannot be read at all. */
export const SHEET_UNREADABLE =
  'The file could not be read. Choose a spreadsheet whose first row names the columns, as in the one you download.'

const REFUSALS: Readonly<Partial<Record<ErrorName, string>>> = {
  required: 'The file did not arrive.',
  pattern: 'The file is neither an xlsx nor a csv spreadsheet, whatever its name says.',
  max: 'The file is too large.',
}

/** Why the server did not take a spreadsheet, in words for the person. Source: decision J19. */
export function sheetRefusal(errors: FieldErrors): string {
  const name = errors[0]?.errors[0]?.name
  return (name && REFUSALS[name]) ?? SHEET_UNREADABLE
}
