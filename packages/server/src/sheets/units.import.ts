import { messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { propertyDraftOf, type PropertyDraft } from '@latchkey/domain/properties/property.draft'
import { findPropertyErrors } from '@latchkey/domain/properties/property.suite'
import { headingOf, idIn, readHeader, readUnitRow, type SheetCell } from '@latchkey/domain/sheets/unit-sheet'
import type { SheetFailure } from '@latchkey/domain/sheets/sheet.contract'
import { propertyColumns, type PropertyColumns } from '../properties/properties.columns.ts'
import type { Sheet } from './sheet-file.ts'

/** What a spreadsheet would bring about in a project. */
export interface ImportPlan {
  readonly creates: PropertyColumns[]
  readonly updates: (PropertyColumns & { id: number })[]
  /** In the order of the rows; a row can have several. */
  readonly failures: (SheetFailure & { readonly attribute: string })[]
}

/** Works out what a spreadsheet would write over the units that a project has now. Source: decision J18. */
export function planImport(sheet: Sheet, units: readonly Property[]): ImportPlan {
  const fields = readHeader(sheet.header) ?? []
  const idPlace = fields.indexOf('id')
  const byId = new Map(units.map((unit) => [unit.id, propertyDraftOf(unit)]))
  const seen = new Set<number>()
  const plan: ImportPlan = { creates: [], updates: [], failures: [] }

  for (const { line, cells } of sheet.rows) {
    const id = idPlace === -1 ? null : idIn(cells[idPlace] ?? null)
    const stored = id === null ? undefined : byId.get(id)
    const row = readUnitRow(fields, cells, stored)
    const errors: ErrorsByField = {
      ...findPropertyErrors(row.draft),
      ...row.errors,
      ...(id !== null && stored === undefined && { id: ['enumerable'] }),
    }
    if (stored !== undefined && id !== null) {
      if (seen.has(id)) errors['id'] = ['unique']
      seen.add(id)
    }
    const failures = Object.keys(errors).map((field) =>
      failureOf(line, field, errors, sheet.header, fields, cells),
    )
    plan.failures.push(...failures)
    if (failures.length > 0) continue
    const columns = propertyColumns(row.draft)
    if (stored === undefined) plan.creates.push(columns)
    else if (id !== null && isChanged(stored, row.draft)) plan.updates.push({ ...columns, id })
  }
  return plan
}

/** The rows of a spreadsheet that fail, each with its reasons. */
export function failingRows(sheet: Sheet, failures: ImportPlan['failures']): SheetCell[][] {
  const reasons = Map.groupBy(failures, ({ line }) => line)
  return sheet.rows
    .filter(({ line }) => reasons.has(line))
    .map(({ line, cells }) => {
      const words = (reasons.get(line) ?? []).map(({ attribute, reason }) => `${attribute}: ${reason}`)
      return [...sheet.header.map((_, place) => cells[place] ?? null), words.join('; ')]
    })
}

/** Failures that are named in one message. */
const NAMED_MAX = 5

/** What a person reads of a spreadsheet that was refused: `Row 4, postcode: This is not valid`. Source: decision J18. */
export function refusalText(failures: ImportPlan['failures']): string {
  const named = failures
    .slice(0, NAMED_MAX)
    .map(({ line, attribute, reason }) => `Row ${line}, ${attribute}: ${reason}`)
  const more = failures.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

const ID_REASONS = {
  enumerable: 'This unit does not belong to the project',
  unique: 'This unit stands in the file twice',
} as const

function failureOf(
  line: number,
  attribute: string,
  errors: ErrorsByField,
  header: readonly SheetCell[],
  fields: ReturnType<typeof readHeader>,
  cells: readonly SheetCell[],
): ImportPlan['failures'][number] {
  const place = fields?.findIndex((field) => field === attribute) ?? -1
  const name = errors[attribute]?.[0] ?? 'invalid'
  return {
    line,
    attribute,
    column: place === -1 ? (attribute === 'name' ? headingOf('name') : null) : String(header[place] ?? ''),
    value: String(cells[place] ?? '').slice(0, 200),
    reason:
      attribute === 'id' && name in ID_REASONS ? ID_REASONS[name as 'unique'] : messageFor(attribute, name),
  }
}

function isChanged(stored: PropertyDraft, draft: PropertyDraft): boolean {
  return JSON.stringify(propertyColumns(stored)) !== JSON.stringify(propertyColumns(draft))
}
