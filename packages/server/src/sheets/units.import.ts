import { messageFor, type ErrorName, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { propertyDraftOf, type PropertyDraft } from '@latchkey/domain/properties/property.draft'
import { validateUnitRow } from '@latchkey/domain/properties/property.suite'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { acceptedValues } from '@latchkey/domain/sheets/accepted-values'
import type { SheetFailure } from '@latchkey/domain/sheets/sheet.contract'
import { failureText } from '@latchkey/domain/sheets/sheet-rows'
import { cellText, isOdd, problemText, type SheetCell } from '@latchkey/domain/sheets/sheet-cell'
import { columnName, headingsIn, readHeader } from '@latchkey/domain/sheets/unit-header'
import { idIn, readUnitRow } from '@latchkey/domain/sheets/unit-sheet'
import { fieldChanges } from '../audit/field-changes.ts'
import { propertyColumns, type PropertyColumns } from '../properties/properties.columns.ts'
import type { Sheet } from '@latchkey/domain/sheets/unit-header'

export interface ImportPlan {
  readonly creates: PropertyColumns[]
  readonly updates: (PropertyColumns & { id: number })[]
  /** Names of the changed fields of each update. */
  readonly changed: Map<number, string[]>
  /** Sorted by row; a row can have several. */
  readonly failures: SheetFailure[]
  /** Rows that create a unit with the name of a present one. */
  readonly namesakes: { readonly line: number; readonly name: string }[]
}

/** Plans the changes to the present units of the project. */
export function planImport(sheet: Sheet, units: readonly Property[]): ImportPlan {
  const { fields } = readHeader(sheet.header)
  const headings = headingsIn(sheet.header)
  const idPlace = fields.indexOf('id')
  const byId = new Map(units.map((unit) => [unit.id, propertyDraftOf(unit)]))
  const seen = new Set<number>()
  const plan: ImportPlan = { creates: [], updates: [], changed: new Map(), failures: [], namesakes: [] }
  const names = new Set(units.map(({ name }) => foldedText(name)))

  for (const { line, cells } of sheet.rows) {
    const id = idPlace === -1 ? null : idIn(cells[idPlace] ?? null)
    const stored = id === null ? undefined : byId.get(id)
    const row = readUnitRow(fields, cells, stored)
    const errors: ErrorsByField = {
      ...validateUnitRow(row.draft),
      ...row.errors,
      ...(id !== null && stored === undefined && { id: ['enumerable'] }),
    }
    if (stored !== undefined && id !== null) {
      if (seen.has(id)) errors['id'] = ['unique']
      seen.add(id)
    }
    const failures = Object.entries(errors).map(([attribute, [name = 'invalid']]) => ({
      line,
      column: headings.get(attribute) ?? attribute,
      value: cellText(cells[fields.findIndex((field) => field === attribute)] ?? null)
        .slice(0, 200)
        .toWellFormed(),
      reason: row.reasons[attribute] ?? reasonOf(attribute, name),
      ...accepting(attribute, name),
    }))
    const surplus = cells.findIndex((cell) => isOdd(cell) && cell.problem === 'surplus')
    if (surplus !== -1) {
      const value = cellText(cells[surplus] ?? null).slice(0, 200)
      failures.push({ line, column: columnName(surplus), value, reason: problemText('surplus') })
    }
    plan.failures.push(...failures)
    if (failures.length > 0) continue
    const columns = propertyColumns(row.draft)
    if (stored === undefined) {
      plan.creates.push(columns)
      if (names.has(foldedText(row.draft.name))) plan.namesakes.push({ line, name: row.draft.name })
    } else if (id !== null && isChanged(stored, row.draft)) {
      plan.updates.push({ ...columns, id })
      plan.changed.set(
        id,
        fieldChanges({ ...stored }, { ...row.draft }).map(({ field }) => field),
      )
    }
  }
  return plan
}

/** Returns each failing row with its reasons. */
export function failingRows(sheet: Sheet, failures: ImportPlan['failures']): SheetCell[][] {
  const reasons = Map.groupBy(failures, ({ line }) => line)
  return sheet.rows
    .filter(({ line }) => reasons.has(line))
    .map(({ line, cells }) => {
      const texts = (reasons.get(line) ?? []).map(failureText)
      return [...sheet.header.map((_, place) => cells[place] ?? null), texts.join('; ')]
    })
}

const ID_REASONS = {
  enumerable: 'This unit does not belong to the project',
  unique: 'This unit is in the file twice',
} as const

function reasonOf(attribute: string, name: ErrorName): string {
  return attribute === 'id' && name in ID_REASONS ? ID_REASONS[name as 'unique'] : messageFor(attribute, name)
}

function accepting(attribute: string, name: ErrorName): Pick<SheetFailure, 'accepts'> {
  const accepts = acceptedValues(attribute, name)
  return accepts === undefined ? {} : { accepts }
}

function isChanged(stored: PropertyDraft, draft: PropertyDraft): boolean {
  return JSON.stringify(propertyColumns(stored)) !== JSON.stringify(propertyColumns(draft))
}
