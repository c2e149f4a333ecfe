import { expect, it } from 'vitest'
import { columnName, HEADER_REASONS, headerFailures, headingsIn, readHeader } from './unit-header.ts'
import { problemText, type SheetCell } from './sheet-cell.ts'

it('recognises a column by its heading or field name in any spelling, and skips blank ones and reasons', () => {
  const { fields, problems } = readHeader([
    'NAME',
    'purchase_price',
    'EV charging',
    '',
    null,
    'Reason',
    'crmPropertyUuid',
  ])
  expect(fields).toEqual(['name', 'purchasePrice', 'EVCharging', null, null, null, 'crmPropertyUuid'])
  expect(problems).toEqual([])
})

it.each([
  ['Name *', 'name'],
  ['* Name:', 'name'],
  ['Na\u200bme\u00a0', 'name'],
  ['Name (required)', 'name'],
  ['Rental Price (£)', 'rentalPrice'],
  ['Rental\nPrice [GBP]', 'rentalPrice'],
  ['Size (m²) *', 'size'],
] as const)('passes over notes in the heading %j', (heading, field) => {
  expect(readHeader([heading]).fields).toEqual([field])
})

it.each([
  'Size (sq ft)',
  'Rental Price (per week)',
  'Deposit (rental)',
  'Name (2)',
  'Plot Description (2)',
  'Floor',
])('does not guess what %j means', (heading) => {
  expect(readHeader(['ID', heading]).problems).toEqual([{ place: 1, reason: HEADER_REASONS.unknown }])
})

it('reads the parts of a long text as one field', () => {
  const { fields, problems } = readHeader(['Name', 'Plot Description', 'City', 'Plot Description (2)'])
  expect([fields, problems]).toEqual([['name', 'desc', 'city', 'desc'], []])
})

it('uses the file’s own headings, in one line, and those of the download for missing columns', () => {
  const headings = headingsIn(['NAME', 'Plot\n Description '])
  expect(['name', 'desc', 'postcode'].map((field) => headings.get(field))).toEqual([
    'NAME',
    'Plot Description',
    'Postcode',
  ])
})

const failuresOf = (header: SheetCell[], ...rows: SheetCell[][]) =>
  headerFailures({ header, rows: rows.map((cells, nr) => ({ line: nr + 2, cells })) }).map(
    ({ line, column, reason }) => [line, column, reason],
  )

it('gives row, column and reason of each heading that cannot be read', () => {
  expect(failuresOf(['Name', 'Floor', 'name'])).toEqual([
    [1, 'Floor', HEADER_REASONS.unknown],
    [1, 'name', HEADER_REASONS.twice],
  ])
  expect(failuresOf(['ID', 'City'])).toEqual([[1, 'Name', HEADER_REASONS.missing]])
  expect(failuresOf(['Plot 1'])).toEqual([[1, 'Plot 1', HEADER_REASONS.title]])
  expect(failuresOf(['Name', { shown: '#REF!', problem: 'error' }])).toEqual([
    [1, '#REF!', problemText('error')],
  ])
  expect(failuresOf(['Name', { shown: '', problem: 'formula' }])).toEqual([
    [1, 'Column B', problemText('formula')],
  ])
  expect(failuresOf(['Name'])).toEqual([])
})

it('says which row names the columns, if it is not the first', () => {
  expect(failuresOf(['Unit list November'], ['Name', 'City'], ['Flat 1', 'Bath'])).toEqual([
    [1, 'Unit list November', HEADER_REASONS.titleAbove(2)],
  ])
})

it('names columns as spreadsheet programs do', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual([
    'Column A',
    'Column Z',
    'Column AA',
    'Column ZZ',
    'Column AAA',
  ])
})
