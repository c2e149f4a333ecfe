import type { ErrorsByField } from '../platform/field-errors.ts'
import { YES_NO_OPTIONS, yesNoLabel } from '../leads/questionnaire/answer.enums.ts'
import type { Property } from '../properties/property.contract.ts'
import { emptyPropertyDraft, type PropertyDraft } from '../properties/property.draft.ts'
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

export type SheetCell = string | number | boolean | null

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

/** Column of the reasons in the file of failing rows; skipped by an upload. */
export const REASON_HEADING = 'Reason'

export function headingOf(field: UnitSheetField): string {
  return field === 'id' ? 'ID' : PROPERTY_LABELS[field]
}

const FIELD_BY_HEADING = new Map(
  UNIT_SHEET_FIELDS.flatMap((field) => [
    [comparable(headingOf(field)), field] as const,
    [comparable(field), field] as const,
  ]),
)

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

/**
 * The field of each column; null for one to skip. Undefined for a header without names, with an unknown column, or
 * with one twice.
 */
export function readHeader(cells: readonly SheetCell[]): (UnitSheetField | null)[] | undefined {
  const known = new Set<UnitSheetField>()
  const fields: (UnitSheetField | null)[] = []
  for (const cell of cells) {
    const heading = comparable(String(cell ?? ''))
    const field = FIELD_BY_HEADING.get(heading)
    const isPassedOver = heading === '' || heading === comparable(REASON_HEADING)
    if (!isPassedOver && (field === undefined || known.has(field))) return undefined
    if (field !== undefined) known.add(field)
    fields.push(field ?? null)
  }
  return known.has('name') ? fields : undefined
}

/** The heading of each field: as in this file, or as in the download if the file lacks the column. */
export function headingsIn(header: readonly SheetCell[]): ReadonlyMap<string, string> {
  const headings = new Map<string, string>(UNIT_SHEET_FIELDS.map((field) => [field, headingOf(field)]))
  for (const [place, field] of (readHeader(header) ?? []).entries()) {
    if (field !== null) headings.set(field, String(header[place]).replace(/\s+/g, ' ').trim())
  }
  return headings
}

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
}

/** Overlays the row on the stored unit: fields without a column keep their values. */
export function readUnitRow(
  fields: readonly (UnitSheetField | null)[],
  cells: readonly SheetCell[],
  stored: PropertyDraft = emptyPropertyDraft(),
): UnitRow {
  const row: UnitRow = { id: null, draft: { ...stored }, errors: {} }
  const values = row.draft as unknown as Record<string, unknown>
  for (const [place, field] of fields.entries()) {
    if (field === null) continue
    const cell = cells[place] ?? null
    if (field === 'id') {
      row.id = idIn(cell)
      if (Number.isNaN(row.id)) row.errors['id'] = ['enumerable']
    } else if (isOfKind(field, 'text', 'long')) values[field] = textIn(cell)
    else if (isOfKind(field, 'flag')) values[field] = flagIn(cell, field, row.errors)
    else values[field] = numberIn(cell, field, row.errors)
  }
  return row
}

/** Null for a blank cell, NaN for an invalid id. */
export function idIn(cell: SheetCell): number | null {
  const text = textIn(cell)
  if (text === '') return null
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
}

function textIn(cell: SheetCell): string {
  return cell === null ? '' : String(cell).trim()
}

function numberIn(cell: SheetCell, field: string, errors: ErrorsByField): number | null {
  if (typeof cell === 'number') return cell
  const text = textIn(cell)
  if (text === '') return null
  const words = NUMBER_BY_WORD.get(field)
  const chosen = words?.get(comparable(text))
  if (chosen !== undefined) return chosen
  const plain = plainNumber(text)
  if (typeof cell === 'string' && plain !== undefined) return Number(plain)
  errors[field] = [words === undefined ? 'pattern' : 'enumerable']
  return null
}

/** Normalises `£1,250.50` and, with a comma before the pence, `1.250,50`. Undefined if ambiguous. */
function plainNumber(text: string): string | undefined {
  const digits = text.replace(/[£\s]/g, '')
  if (/^-?\d+(\.\d*)?$/.test(digits)) return digits
  if (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return undefined
}

function flagIn(cell: SheetCell, field: string, errors: ErrorsByField): boolean {
  const text = comparable(textIn(cell))
  if (['yes', 'true', '1'].includes(text)) return true
  if (['', 'no', 'false', '0'].includes(text)) return false
  errors[field] = ['invalid']
  return false
}

function comparable(text: string): string {
  return text.replace(/[\s_.-]/g, '').toLowerCase()
}
