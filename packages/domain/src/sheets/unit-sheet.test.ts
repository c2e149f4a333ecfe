import { expect, it } from 'vitest'
import { aProperty } from '../properties/property.fixtures.ts'
import { emptyPropertyDraft, propertyDraftOf } from '../properties/property.draft.ts'
import { problemText } from './sheet-cell.ts'
import { readHeader } from './unit-header.ts'
import { columnOf, idIn, readUnitRow, UNIT_SHEET_FIELDS, unitRow } from './unit-sheet.ts'

it('reads a row of the download as the unit it was made from', () => {
  const unit = aProperty({ pool: true, energyLabel: 7, size: 0.01, desc: 'Two\nlines' })
  const row = readUnitRow(UNIT_SHEET_FIELDS, unitRow(unit))
  expect(row).toEqual({
    id: unit.id,
    draft: { ...propertyDraftOf(unit), images: [] },
    errors: {},
    reasons: {},
  })
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
  [1100.0000000000002, 1100],
  ['57.699999999999996', 57.7],
  [1312.485, 1312.485],
  ['0.50', 0.5],
  ['', null],
] as const)('reads the amount %j as %j', (cell, value) => {
  const { draft, errors } = readUnitRow(['deposit'], [cell])
  expect([draft.deposit, errors]).toEqual([value, {}])
})

it.each([
  '1.250',
  '1.250.000',
  '007',
  '00.50',
  '-01',
  '1,2345',
  '1,05,4',
  '0x10',
  '1e3',
  '12 pounds',
  '1.250.50',
  'Infinity',
  true,
])('rejects the ambiguous %j', (cell) => {
  expect(readUnitRow(['deposit'], [cell]).errors).toEqual({ deposit: ['pattern'] })
})

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

const FIELDS = UNIT_SHEET_FIELDS.filter((field) => field !== 'id')

it.each(['formula', 'error', 'date', 'number'] as const)(
  'reports a cell that is no value in any column, and keeps what is stored: %s',
  (problem) => {
    const stored = propertyDraftOf(aProperty())
    for (const field of UNIT_SHEET_FIELDS) {
      const { draft, errors, reasons } = readUnitRow([field], [{ shown: '#N/A', problem }], stored)
      expect([errors, reasons]).toEqual([{ [field]: ['invalid'] }, { [field]: problemText(problem) }])
      expect(draft).toEqual(stored)
    }
    expect(FIELDS.length).toBeGreaterThan(40)
  },
)

it('takes a number that is shown otherwise as the number in columns of numbers, as its text in others', () => {
  const padded = { shown: '007', number: 7 }
  const { draft, errors } = readUnitRow(['name', 'rooms'], [padded, padded])
  expect([draft.name, draft.rooms, errors]).toEqual(['007', 7, {}])
  const scientific = { shown: '1.00E+05', number: 100_000, problem: 'number' as const }
  expect(readUnitRow(['deposit'], [scientific])).toMatchObject({ draft: { deposit: 100_000 }, errors: {} })
  expect(readUnitRow(['name'], [scientific]).errors).toEqual({ name: ['invalid'] })
})

it('stores text as a form does', () => {
  const { draft } = readUnitRow(
    ['name', 'city', 'desc'],
    [' Seen\u200b 5\u0000', 'Bristol\u000bAvon', 'Two\u2028lines\uffff'],
  )
  expect([draft.name, draft.city, draft.desc]).toEqual(['Seen 5', 'Bristol Avon', 'Two\nlines'])
})

it('reads truth values and numbers in a column of text as they are shown', () => {
  expect(readUnitRow(['name', 'city', 'county'], [true, 57.699999999999996, 12]).draft).toMatchObject({
    name: 'TRUE',
    city: '57.7',
    county: '12',
  })
})

it('joins the parts of a long text, with the spaces between them', () => {
  expect(readUnitRow(['desc', 'name', 'desc'], ['one ', 'Flat', 'two']).draft.desc).toBe('one two')
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
  ['007', Number.NaN],
  ['-7', Number.NaN],
  [7.5, Number.NaN],
] as const)('reads the id %j as %j', (cell, id) => {
  expect(idIn(cell)).toBe(id)
})

it('A9/3: no spreadsheet has access notes', () => {
  expect(UNIT_SHEET_FIELDS).not.toContain('accessNotes')
  expect(unitRow(aProperty({ accessNotes: 'Code 4471' }))).not.toContain('Code 4471')
  expect(readHeader(['Name', 'Access Notes']).problems).toHaveLength(1)
})
