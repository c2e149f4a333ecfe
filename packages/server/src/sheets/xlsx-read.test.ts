import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import { problemText, type CellProblem } from '@latchkey/domain/sheets/sheet-cell'
import { UNIT_SHEET_FIELDS, headingOf } from '@latchkey/domain/sheets/unit-sheet'
import { describe, expect, test } from 'vitest'
import {
  formula,
  number,
  read,
  text,
  workbook,
  workbookParts,
  zip64,
  type RawSheet,
} from './workbook.fixtures.ts'
import { readXlsxSheet } from './xlsx-read.ts'

const HEADER = ['Name', 'Postcode', 'Rental Price'].map(text)
const ROW = [text('Flat 1'), text('BS1 4RB'), number(1250.5)]
const FLAT = { name: 'Flat 1', postcode: 'BS1 4RB', rental_price_pence: 125_050 }
const units = (...rows: string[][]): RawSheet => ({ rows: [HEADER, ...rows] })
const readOf = async (sheets: RawSheet[], formats?: string[]) =>
  read(await readXlsxSheet(workbook(sheets, formats)))

const FORMATS = ['d\\-mmm', '[h]:mm', '0%', '[$-809]dd mmmm yyyy']
const CELLS: [string, string, CellProblem][] = [
  ['a formula', formula(), 'formula'],
  ['a formula of openpyxl', formula('<v></v>'), 'formula'],
  ['a formula of text', '<c t="str"><f>A1</f></c>', 'formula'],
  ['a formula of a truth value', formula('<v/>', 'b'), 'formula'],
  ['a shared formula', '<c><f t="shared" si="0"/></c>', 'formula'],
  ...['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!'].map(
    (error): [string, string, CellProblem] => [error, `<c t="e"><v>${error}</v></c>`, 'error'],
  ),
  ['a number without end', number('1e999'), 'error'],
  ['a date', number(46_054, 1), 'date'],
  ['a time', number(0.5, 2), 'date'],
  ['a date of Britain', number(46_054, 4), 'date'],
  ['an ISO date', '<c t="d"><v>2026-02-01</v></c>', 'date'],
  ['a percentage', number(0.5, 3), 'number'],
]

test.each(CELLS)(
  '%s is a row error in any column, and a stored value stays',
  async (_what, cell, problem) => {
    const fields = UNIT_SHEET_FIELDS.filter((field) => field !== 'id')
    const header = fields.map((field) => text(headingOf(field)))
    const expected = fields.map((field) => [2, headingOf(field), problemText(problem)])
    const unit = aProperty()
    const withId = {
      rows: [
        [...header, text('ID')],
        [...fields.map(() => cell), number(unit.id)],
      ],
    }
    const without = { rows: [header, fields.map(() => cell)] }
    for (const sheet of [withId, without]) {
      const { creates, updates, places } = read(await readXlsxSheet(workbook([sheet], FORMATS)), [unit])
      expect([creates, updates]).toEqual([[], []])
      expect(new Set(places)).toEqual(new Set(expected))
    }
  },
)

test('each says what is in the cell', async () => {
  const cells = [CELLS[5], CELLS[14], CELLS[18]].map((entry) => entry?.[1] ?? '')
  const { failures } = await readOf([units(...cells.map((cell) => [cell]))], FORMATS)
  expect(failures.map(({ value }) => value)).toEqual(['#N/A', '1-Feb', '50%'])
})

test('a formula with a value is its value, also an empty text', async () => {
  const row = [formula('<v>Flat 1</v>', 'str'), formula('<v></v>', 'str'), formula('<v>1250.5</v>')]
  expect((await readOf([units(row)])).creates).toMatchObject([{ ...FLAT, postcode: null }])
})

test.each([
  '#,##0.00\\ [$€-de-DE]',
  '[$£-809]#,##0.00',
  '_-[$£-809]* #,##0.00_-',
  '"due" #,##0.00',
  '[Red]#,##0.00;dd',
  '0.00E+00',
])('an amount is no date because of its format: %s', async (format) => {
  const { creates, failures } = await readOf(
    [units([text('Flat 1'), text('BS1 4RB'), number(1250.5, 1)])],
    [format],
  )
  expect(failures).toEqual([])
  expect(creates).toMatchObject([FLAT])
})

test.each([
  ['000', 7, '007'],
  ['00000', 1234, '01234'],
  ['00-00', 712, '07-12'],
  ['0', 7, '7'],
  ['#,##0', 1250, '1250'],
])('a name keeps the zeros that %s shows', async (format, value, name) => {
  expect((await readOf([units([number(value, 1)])], [format])).creates).toMatchObject([{ name }])
})

test.each([
  ['# ?/?', 0.5],
  ['0.00E+00', 100_000],
])('a name that became a number is a row error: %s', async (format, value) => {
  expect((await readOf([units([number(value, 1)])], [format])).places).toEqual([
    [2, 'Name', problemText('number')],
  ])
})

test('the noise of binary fractions is no decimal; a third decimal is a row error', async () => {
  const amounts = ['1100.0000000000002', '57.699999999999996', '1312.485']
  const { creates, places } = await readOf([
    units(...amounts.map((amount) => [text('F'), text(''), number(amount)])),
  ])
  expect(creates.map((unit) => unit.rental_price_pence)).toEqual([110_000, 5770])
  expect(places).toEqual([[4, 'Rental Price', 'This is not valid']])
})

describe('the first visible sheet of units is read', () => {
  const summary: RawSheet = { rows: [[text('This document was exported from Numbers.')], [text('Sheet')]] }

  test.each<[string, RawSheet[]]>([
    ['after a foreign sheet', [summary, units(ROW)]],
    ['after a hidden sheet', [{ ...units([text('Old')]), state: 'hidden' }, units(ROW)]],
    ['after a very hidden sheet', [{ ...units([text('Old')]), state: 'veryHidden' }, units(ROW)]],
    ['after an empty sheet', [{ rows: [] }, units(ROW)]],
    ['after a sheet of many rows', [{ rows: Array.from({ length: 5100 }, () => [text('x')]) }, units(ROW)]],
  ])('%s', async (_where, sheets) => {
    expect((await readOf(sheets)).creates).toMatchObject([FLAT])
  })

  test('without one, the first visible sheet says what is wrong', async () => {
    expect((await readOf([{ ...units(ROW), state: 'hidden' }, summary])).places).toMatchObject([
      [1, 'This document was exported from Numbers.', expect.any(String)],
    ])
  })
})

test('ZIP64 is read, and a forged size refused', async () => {
  const parts = workbookParts([units(ROW)])
  expect(read(await readXlsxSheet(zip64(parts))).creates).toMatchObject([FLAT])
  for (const sizeOf of [() => 10, (content: Buffer) => content.length + 1, () => 2 ** 40]) {
    await expect(readXlsxSheet(zip64(parts, sizeOf))).rejects.toThrow(/damaged|unpacked/)
  }
})

test('blank cells far to the right and below are none', async () => {
  const { creates } = await readOf([
    { rows: [[...HEADER, '<c r="XFD1"/>'], [...ROW, '<c r="XFD2"><v></v></c>'], [number('')]] },
  ])
  expect(creates).toMatchObject([FLAT])
})
