import type { ErrorsByField } from '../platform/field-errors.ts'
import { cleanText } from '../platform/values/text.ts'
import { YES_NO_OPTIONS, yesNoLabel } from '../leads/questionnaire/answer.enums.ts'
import type { Property } from '../properties/property.contract.ts'
import { cleanPropertyDraft, emptyPropertyDraft, type PropertyDraft } from '../properties/property.draft.ts'
import {
  AMENITIES,
  isOfKind,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_FIELDS,
  PROPERTY_LABELS,
  PROPERTY_TEXT_FIELDS,
  type PropertyField,
  type PropertyFieldOf,
} from '../properties/property.fields.ts'
import {
  cellText,
  isOdd,
  plainNumber,
  problemText,
  withoutNoise,
  type OddCell,
  type SheetCell,
} from './sheet-cell.ts'

/** Fields without a column: pictures, and access notes (rule A9.2). */
type NotInSheets = PropertyFieldOf<'pictures'> | 'accessNotes'

export type UnitSheetField = 'id' | Exclude<PropertyField, NotInSheets>

/** In the order of the download; an upload may have them in any order. */
export const UNIT_SHEET_FIELDS: readonly UnitSheetField[] = [
  'id',
  ...PROPERTY_TEXT_FIELDS.filter((field) => field !== 'accessNotes'),
  ...PROPERTY_CHOICE_FIELDS,
  ...PROPERTY_COUNT_FIELDS,
  ...PROPERTY_AMOUNT_FIELDS,
  ...PROPERTY_AREA_FIELDS,
  ...AMENITIES,
]

export function headingOf(field: UnitSheetField): string {
  return field === 'id' ? 'ID' : PROPERTY_LABELS[field]
}

/** Value of each label of a choice by field; a map, because it is used for every row. */
const NUMBER_BY_WORD: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  PROPERTY_CHOICE_FIELDS.map((field) => [
    field,
    new Map(
      Object.entries(PROPERTY_FIELDS[field].options).map(([number, label]) => [
        comparable(label),
        Number(number),
      ]),
    ),
  ]),
)

export interface SheetColumn {
  readonly heading: string
  readonly kind: 'text' | 'whole' | 'decimal'
  /** Allowed words, for a closed set. */
  readonly choices?: readonly string[]
}

export function columnOf(field: UnitSheetField): SheetColumn {
  const heading = headingOf(field)
  if (field === 'id') return { heading, kind: 'whole' }
  if (isOfKind(field, 'choice'))
    return { heading, kind: 'text', choices: Object.values(PROPERTY_FIELDS[field].options) }
  if (isOfKind(field, 'flag'))
    return { heading, kind: 'text', choices: YES_NO_OPTIONS.map(({ label }) => label) }
  if (isOfKind(field, 'amount', 'area')) return { heading, kind: 'decimal' }
  return { heading, kind: isOfKind(field, 'count') ? 'whole' : 'text' }
}

export function unitRow(unit: Property): SheetCell[] {
  return UNIT_SHEET_FIELDS.map((field) => {
    if (field === 'id') return unit.id
    const value = unit[field]
    if (typeof value === 'boolean') return yesNoLabel(value)
    return isOfKind(field, 'choice') && typeof value === 'number'
      ? (PROPERTY_FIELDS[field].options[value] ?? value)
      : value
  })
}

/** A parsed row with the errors of its unreadable cells. */
export interface UnitRow {
  /** Null creates a unit. */
  id: number | null
  draft: PropertyDraft
  errors: ErrorsByField
  /** More exact than the name of the error, by field. */
  reasons: Record<string, string>
}

/**
 * Overlays the row on the stored unit: fields without a column keep their values. Columns of the same field are the
 * parts of one text.
 */
export function readUnitRow(
  fields: readonly (UnitSheetField | null)[],
  cells: readonly SheetCell[],
  stored: PropertyDraft = emptyPropertyDraft(),
): UnitRow {
  const row: UnitRow = { id: null, draft: { ...stored }, errors: {}, reasons: {} }
  const values = row.draft as unknown as Record<string, unknown>
  for (const [place, field] of fields.entries()) {
    if (field === null) continue
    const cell = cells[place] ?? null
    if (isOdd(cell) && cell.problem !== undefined && !isTakenAsNumber(cell, field)) {
      row.errors[field] = ['invalid']
      row.reasons[field] = problemText(cell.problem)
    } else if (field === 'id') {
      row.id = idIn(cell)
      if (Number.isNaN(row.id)) row.errors['id'] = ['enumerable']
    } else if (isText(field)) {
      values[field] = (fields.indexOf(field) < place ? String(values[field]) : '') + cellText(cell)
    } else if (isOfKind(field, 'flag')) values[field] = flagIn(cell, field, row.errors)
    else values[field] = numberIn(cell, field, row.errors)
  }
  return { ...row, draft: cleanPropertyDraft(row.draft) }
}

const isText = (field: UnitSheetField) => field !== 'id' && isOfKind(field, 'text', 'long')

const isTakenAsNumber = (cell: OddCell, field: UnitSheetField) => cell.number !== undefined && !isText(field)

/** Null for a blank cell, NaN for an invalid id. */
export function idIn(cell: SheetCell): number | null {
  const text = textIn(cell)
  if (text === '') return null
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
}

/** In one line; the number of a cell that shows it in another way. */
function textIn(cell: SheetCell): string {
  return cleanText(cellText(isOdd(cell) ? (cell.number ?? cell.shown) : cell))
}

function numberIn(cell: SheetCell, field: string, errors: ErrorsByField): number | null {
  if (typeof cell === 'number') return withoutNoise(cell)
  if (isOdd(cell) && cell.number !== undefined) return withoutNoise(cell.number)
  const text = textIn(cell)
  if (text === '') return null
  const words = NUMBER_BY_WORD.get(field)
  const chosen = words?.get(comparable(text))
  if (chosen !== undefined) return chosen
  const plain = plainNumber(text)
  if (plain !== undefined) return plain
  errors[field] = [words === undefined ? 'pattern' : 'enumerable']
  return null
}

function flagIn(cell: SheetCell, field: string, errors: ErrorsByField): boolean {
  const text = comparable(textIn(cell))
  if (['yes', 'true', '1'].includes(text)) return true
  if (['', 'no', 'false', '0'].includes(text)) return false
  errors[field] = ['invalid']
  return false
}

/** Without case, spaces, punctuation and the marks of required columns. */
export function comparable(text: string): string {
  return cleanText(text)
    .replace(/[\s_.:*-]/g, '')
    .toLowerCase()
}
