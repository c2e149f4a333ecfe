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

it('knows a column by its heading or its name, however it is written, and passes over blank ones and reasons', () => {
  expect(
    readHeader(['NAME', 'purchase_price', 'EV charging', '', null, 'Reason', 'crmPropertyUuid']),
  ).toEqual(['name', 'purchasePrice', 'EVCharging', null, null, null, 'crmPropertyUuid'])
})

it.each([[[]], [['ID']], [['Name', 'Colour']], [['Name', 'name']]])('takes %j for no header', (cells) => {
  expect(readHeader(cells)).toBeUndefined()
})

it('calls a column what this file calls it, in one line, and one that it lacks what the download calls it', () => {
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

it('says what kind of cells a column has, and the words of a closed set', () => {
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
  'does not guess what %j means',
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

it('names the field of a word that is no choice, and of what is neither yes nor no', () => {
  const { errors } = readUnitRow(['availability', 'pool'], ['castle', 'perhaps'])
  expect(errors).toEqual({ availability: ['enumerable'], pool: ['invalid'] })
})

it('leaves what the file has no column for as it is stored', () => {
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

it('A9/3: no spreadsheet says how one gets into a home', () => {
  expect(UNIT_SHEET_FIELDS).not.toContain('accessNotes')
  expect(unitRow(aProperty({ accessNotes: 'Code 4471' }))).not.toContain('Code 4471')
  expect(readHeader(['Name', 'Access Notes'])).toBeUndefined()
})
