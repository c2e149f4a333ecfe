import { cleanText } from '../platform/values/text.ts'
import { isOfKind } from '../properties/property.fields.ts'
import type { SheetFailure } from './sheet.contract.ts'
import { cellText, isBlankCell, isOdd, problemText, type SheetCell } from './sheet-cell.ts'
import { HEADING_ROW } from './sheet-rows.ts'
import { comparable, headingOf, UNIT_SHEET_FIELDS, type UnitSheetField } from './unit-sheet.ts'

/** Column of the reasons in the file of failing rows; skipped by an upload. */
export const REASON_HEADING = 'Reason'

export const HEADER_REASONS = {
  unknown: 'There is no such column: delete it, or name it as in the download',
  twice: 'This column is in the file twice',
  missing: 'This column is missing',
  title: 'The first row must name the columns, as in the download',
  titleAbove: (line: number) => `Row ${line} names the columns: delete the rows above it`,
} as const

/** Rows searched for the names of columns. */
const TITLE_ROWS = 20

const HEADING_LENGTH_MAX = 100

const FIELD_BY_HEADING = new Map(
  UNIT_SHEET_FIELDS.flatMap((field) => [
    [comparable(headingOf(field)), field] as const,
    [comparable(field), field] as const,
  ]),
)

/** Notes that do not change what a column means; `(sq ft)` or `(per week)` would. */
const NOTE =
  /\s*[([]\s*(?:£|in £|gbp|pounds|pcm|per month|m²|m2|sqm|sq m|required|mandatory|optional|yes\/no|y\/n)\s*[)\]]\s*\*?$/i

/** `Plot Description (2)`: a cell holds 32,767 characters, a description more. */
const PART = /^(.*)\((\d{1,2})\)$/

export const partHeading = (heading: string, part: number): string =>
  part === 1 ? heading : `${heading} (${part})`

function partOf(heading: string): { base: string; part: number } {
  const [, base = heading, part = '1'] = PART.exec(heading) ?? []
  return { base, part: Number(part) }
}

function fieldOf(heading: string): UnitSheetField | undefined {
  return (
    FIELD_BY_HEADING.get(comparable(heading)) ?? FIELD_BY_HEADING.get(comparable(heading.replace(NOTE, '')))
  )
}

const headingIn = (cell: SheetCell): string =>
  cleanText(cellText(cell).slice(0, HEADING_LENGTH_MAX)).replace(/\s+/g, ' ')

export const headingsOf = (cells: readonly SheetCell[]): string[] => cells.map(headingIn)

/** The number of headings that name a column of units. */
export const knownHeadings = (headings: readonly string[]): number =>
  headings.filter((heading) => fieldOf(headingIn(heading)) !== undefined).length

export interface UnitHeader {
  /** The field of each column; null for one to skip. A further part of a long text has its field again. */
  readonly fields: readonly (UnitSheetField | null)[]
  readonly problems: readonly { readonly place: number; readonly reason: string }[]
}

/** Without problems, its rows can be read. */
export function readHeader(cells: readonly SheetCell[]): UnitHeader {
  const parts = new Map<UnitSheetField, number>()
  const problems: { place: number; reason: string }[] = []
  const fields = cells.map((cell, place) => {
    if (isOdd(cell) && cell.problem !== undefined) {
      problems.push({ place, reason: problemText(cell.problem) })
      return null
    }
    const heading = headingIn(cell)
    if (heading === '' || comparable(heading) === comparable(REASON_HEADING)) return null
    const { base, part } = partOf(heading)
    const field = fieldOf(base)
    const before = (field && parts.get(field)) ?? 0
    if (field === undefined || part > before + 1 || (part > 1 && !isLong(field)))
      problems.push({ place, reason: HEADER_REASONS.unknown })
    else if (part <= before) problems.push({ place, reason: HEADER_REASONS.twice })
    else parts.set(field, part)
    return field ?? null
  })
  if (!parts.has('name') && problems.length === 0) {
    problems.push({ place: cells.length, reason: HEADER_REASONS.missing })
  }
  if (parts.size === 0) problems.splice(0, Infinity, { place: firstIn(cells), reason: HEADER_REASONS.title })
  return { fields, problems }
}

const isLong = (field: UnitSheetField) => field !== 'id' && isOfKind(field, 'long')

const firstIn = (cells: readonly SheetCell[]) =>
  Math.max(
    0,
    cells.findIndex((cell) => !isBlankCell(cell)),
  )

/** The heading of each field: as in this file, or as in the download if the file lacks the column. */
export function headingsIn(header: readonly SheetCell[]): ReadonlyMap<string, string> {
  const headings = new Map<string, string>()
  for (const [place, field] of readHeader(header).fields.entries()) {
    if (field !== null && !headings.has(field)) headings.set(field, headingIn(header[place] ?? null))
  }
  for (const field of UNIT_SHEET_FIELDS) if (!headings.has(field)) headings.set(field, headingOf(field))
  return headings
}

/** As read, without blank rows. */
export interface Sheet {
  /** Missing for the first row. */
  readonly headingLine?: number
  readonly header: readonly SheetCell[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly SheetCell[] }[]
}

/** Columns that are not known have no heading, and are skipped; the other columns keep their places. */
export function withKnownColumns(sheet: Sheet): Sheet {
  const unknown = new Set(
    readHeader(sheet.header)
      .problems.filter(({ reason }) => reason === HEADER_REASONS.unknown)
      .map(({ place }) => place),
  )
  return { ...sheet, header: sheet.header.map((cell, place) => (unknown.has(place) ? null : cell)) }
}

/** Lists the reasons why no row of the sheet can be read; empty if they can. */
export function headerFailures({ header, headingLine = HEADING_ROW, rows }: Sheet): SheetFailure[] {
  const { problems } = readHeader(header)
  if (problems.length === 0) return []
  const titled = rows.slice(0, TITLE_ROWS).find(({ cells }) => readHeader(cells).problems.length === 0)
  if (titled !== undefined) {
    const place = firstIn(header)
    return [failureAt(header, headingLine, place, HEADER_REASONS.titleAbove(titled.line))]
  }
  return problems.map(({ place, reason }) => failureAt(header, headingLine, place, reason))
}

function failureAt(header: readonly SheetCell[], line: number, place: number, reason: string): SheetFailure {
  const value = headingIn(header[place] ?? null)
  // Only the name can be missing.
  return {
    line,
    column: place === header.length ? headingOf('name') : value || columnName(place),
    value,
    reason,
  }
}

/** Of a column without a heading, as spreadsheet programs call it: `Column C`. */
export function columnName(place: number): string {
  const letters = (at: number): string =>
    (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCodePoint(65 + (at % 26))
  return `Column ${letters(place)}`
}
