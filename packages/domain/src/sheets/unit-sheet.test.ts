import { expect, it } from 'vitest'
import { aProperty } from '../properties/property.fixtures.ts'
import { emptyPropertyDraft, propertyDraftOf } from '../properties/property.draft.ts'
import {
  columnOf,
  headingsIn,
  idIn,
  readHeader,
  readUnitRow,
  UNIT_SHEET_FIELDS,
  unitRow,
} from './unit-sheet.ts'

it('recognises a column by its heading or field name in any spelling, and skips blank ones and reasons', () => {
  expect(
    readHeader(['NAME', 'purchase_price', 'EV charging', '', null, 'Reason', 'crmPropertyUuid']),
  ).toEqual(['name', 'purchasePrice', 'EVCharging', null, null, null, 'crmPropertyUuid'])
})

it.each([[[]], [['ID']], [['Name', 'Colour']], [['Name', 'name']]])('rejects %j as a header', (cells) => {
  expect(readHeader(cells)).toBeUndefined()
})

it('uses the file’s own headings, in one line, and those of the download for missing columns', () => {
  const headings = headingsIn(['NAME', 'Plot\n Description '])
  expect(['name', 'desc', 'postcode'].map((field) => headings.get(field))).toEqual([
    'NAME',
    'Plot Description',
    'Postcode',
  ])
})

it('reads a row of the download as the unit it was made from', () => {
  const unit = aProperty({ pool: true, energyLabel: 7, size: 0.01, desc: 'Two\nlines' })
  const row = readUnitRow(UNIT_SHEET_FIELDS, unitRow(unit))
  expect(row).toEqual({ id: unit.id, draft: { ...propertyDraftOf(unit), images: [] }, errors: {} })
})

it('gives the kind of a column’s cells, and the words of a closed set', () => {
  expect(columnOf('name')).toEqual({ heading: 'Name', kind: 'text' })
  expect(columnOf('id').kind).toBe('whole')
  expect(columnOf('bathrooms').kind).toBe('whole')
  expect(columnOf('lotSize').kind).toBe('decimal')
  expect(columnOf('pool').choices).toEqual(['Yes', 'No'])
  expect(columnOf('availability').choices).toContain('For Rent')
})

it.each([
  ['£1,250.50', 1250.5],
  ['1250', 1250],
  ['-1', -1],
  ['1,234,567', 1_234_567],
  ['1250,5', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  [12.345, 12.345],
  ['', null],
] as const)('reads the amount %j as %j', (cell, value) => {
  const { draft, errors } = readUnitRow(['deposit'], [cell])
  expect([draft.deposit, errors]).toEqual([value, {}])
})

it.each(['1,2345', '1,05,4', '0x10', '1e3', '12 pounds', '1.250.50', 'Infinity', true])(
  'rejects the ambiguous %j',
  (cell) => {
    expect(readUnitRow(['deposit'], [cell]).errors).toEqual({ deposit: ['pattern'] })
  },
)

it.each([
  ['for rent', 6],
  ['For-Rent', 6],
  ['6', 6],
  [6, 6],
] as const)('takes the word or the number of a choice: %j', (cell, value) => {
  expect(readUnitRow(['availability'], [cell])).toMatchObject({ draft: { availability: value }, errors: {} })
})

it('reports the field of an unknown choice, and of a value that is neither yes nor no', () => {
  const { errors } = readUnitRow(['availability', 'pool'], ['castle', 'perhaps'])
  expect(errors).toEqual({ availability: ['enumerable'], pool: ['invalid'] })
})

it('keeps stored values of fields without a column', () => {
  const stored = { ...emptyPropertyDraft(), name: 'Old', city: 'Leeds', pool: true }
  expect(readUnitRow(['name'], ['New'], stored).draft).toEqual({ ...stored, name: 'New' })
})

it.each([
  [7, 7],
  ['7', 7],
  ['', null],
  [null, null],
  ['x', Number.NaN],
  ['-7', Number.NaN],
  [7.5, Number.NaN],
] as const)('reads the id %j as %j', (cell, id) => {
  expect(idIn(cell)).toBe(id)
})

it('A9/3: no spreadsheet has access notes', () => {
  expect(UNIT_SHEET_FIELDS).not.toContain('accessNotes')
  expect(unitRow(aProperty({ accessNotes: 'Code 4471' }))).not.toContain('Code 4471')
  expect(readHeader(['Name', 'Access Notes'])).toBeUndefined()
})
