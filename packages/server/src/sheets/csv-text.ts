import { isUtf8 } from 'node:buffer'
import { IMPORT_DELIMITERS } from '@latchkey/domain/imports/import.enums'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { SheetProblem } from './sheet-problem.ts'

export const DELIMITERS = IMPORT_DELIMITERS

/** Labels of the encoding standard. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Written by Excel, which does not show it as a row. */
const NAMED_DELIMITER = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i

/** Bytes looked at for the encoding. */
const SAMPLE_BYTES = 4096

/** First bytes of workbooks, archives and documents. */
const OTHER_FORMATS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF']

/** The options fit files of every program that writes text with separators. */
export const CSV_OPTIONS = {
  bom: true,
  // Files may be joined from others with different line ends.
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // Skipped with a count only: each blank line would be an error, with fewer cells than the header.
  skip_empty_lines: true,
  max_record_size: 4_000_000,
}

export const startsLike = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark

/** @throws SheetProblem for another kind of file */
export function assertText(bytes: Uint8Array): void {
  if (OTHER_FORMATS.some((mark) => startsLike(bytes, mark)))
    throw new SheetProblem(IMPORT_FAULTS.notASpreadsheet)
}

/** Recognises UTF-16 by its mark or its zeros: the high byte of each letter of our alphabet. */
export function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first = 0, second = 0] = bytes
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map((from) => sample.filter((byte, place) => byte === 0 && place % 2 === from).length)
  const isMostly = (count = 0) => count > sample.length / 4
  if ((first === 0xff && second === 0xfe) || isMostly(zeros[1])) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || isMostly(zeros[0])) return 'utf-16be'
  return null
}

/** Excel writes UTF-8 or UTF-16 with a mark at the beginning, and CSV in the machine's encoding by default. */
export const encodingIn = (bytes: Uint8Array): TextEncoding =>
  utf16In(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')

/** The separator that the first line names, and the length of that line. */
export function namedDelimiter(text: string): { delimiter: string | undefined; length: number } {
  const [line = '', delimiter] = NAMED_DELIMITER.exec(text) ?? []
  return { delimiter, length: line.length }
}
