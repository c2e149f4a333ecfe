import type { StoredReading } from '../../db/tables/imports.ts'

/** The user's choices for reading a file; a missing one is guessed. */
export interface Asked {
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  readonly sheet?: string | undefined
  readonly headingRow?: number | undefined
}

export interface TextRow {
  /** As spreadsheet programs number it. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A file whose rows are read one after the other. */
export interface TableFile extends Pick<StoredReading, 'encoding' | 'delimiter' | 'sheet' | 'sheets'> {
  rows(): AsyncIterable<TextRow>
}

export const isFilled = ({ cells }: TextRow): boolean => cells.some((cell) => cell.trim() !== '')
