import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { IMPORT_MAX_ROWS } from '@latchkey/domain/imports/import.limits'
import { expect, test } from 'vitest'
import {
  formula,
  number,
  text,
  workbook,
  workbookParts,
  zip64,
  type RawSheet,
} from '../../sheets/workbook.fixtures.ts'
import { openFile } from './open-file.ts'
import { readTable } from './read-table.ts'
import type { Asked } from './table-file.ts'

interface Read {
  readonly line: number
  readonly cells: readonly string[]
}

async function read(bytes: Buffer | string, name = 'a.csv', asked: Asked = {}) {
  const rows: Read[] = []
  const batches: number[] = []
  const file = await openFile(Buffer.from(bytes), name, asked)
  const table = await readTable(file, asked.headingRow, (json) => {
    const batch = JSON.parse(json) as Read[]
    rows.push(...batch)
    batches.push(batch.length)
    return Promise.resolve()
  })
  return {
    file,
    batches,
    headingRow: table.headingRow,
    columns: table.columns,
    headings: table.columns.map(({ heading }) => heading),
    rows: rows.map(({ line, cells }) => [line, ...cells]),
  }
}

const xlsx = (sheets: RawSheet[], asked: Asked = {}, formats: string[] = []) =>
  read(workbook(sheets, formats), 'a.xlsx', asked)

test.each<[string, string, string, (string | number)[][]]>([
  [
    'commas within quotation marks',
    'A;B\n"x, y, z";1\n"u, v, w";2',
    ';',
    [
      [2, 'x, y, z', '1'],
      [3, 'u, v, w', '2'],
    ],
  ],
  [
    'a comma in each row, and more bars',
    'A|B|C\nx, y|1|2\nu, v|3|4',
    '|',
    [
      [2, 'x, y', '1', '2'],
      [3, 'u, v', '3', '4'],
    ],
  ],
  ['a line that names it', 'sep=;\r\nA;B\r\n1,5;2\r\n', ';', [[2, '1,5', '2']]],
  ['one column', 'Name\nAnn', ',', [[2, 'Ann']]],
])('the separator: %s', async (_what, csv, delimiter, rows) => {
  const found = await read(csv)
  expect([found.file.delimiter, found.rows]).toEqual([delimiter, rows])
})

const ENCODED = 'Forename;Rent\r\nZoë;£900\r\n'

test.each<[string, Buffer, string, string]>([
  ['Windows-1252 with semicolons', Buffer.from(ENCODED, 'latin1'), 'windows-1252', ';'],
  ['UTF-16 with tabs', Buffer.from(`\ufeff${ENCODED.replaceAll(';', '\t')}`, 'utf16le'), 'utf-16', '\t'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${ENCODED.replaceAll(';', ',')}`), 'utf-8', ','],
])('the encoding: %s', async (_what, bytes, encoding, delimiter) => {
  const { file, headings, rows } = await read(bytes, 'people.txt')
  expect(file).toMatchObject({ encoding, delimiter, sheet: null })
  expect([headings, rows]).toEqual([['Forename', 'Rent'], [[2, 'Zoë', '£900']]])
})

test('a chosen separator and encoding are used', async () => {
  const bytes = Buffer.from('A;B\nZ\u00f6e;\u00a31', 'latin1')
  const { rows, headings } = await read(bytes, 'a.csv', { delimiter: ',', encoding: 'utf-8' })
  expect([headings, rows]).toEqual([['A;B'], [[2, 'Z\ufffde;\ufffd1']]])
})

test('the row of headings is the first that is half as full as the fullest', async () => {
  const { headingRow, headings, rows } = await read('People,,,\nof 2025,,,\n\nName,Email,,\nA,B,C,D\n')
  expect([headingRow, headings, rows]).toEqual([
    4,
    ['Name', 'Email', 'Column C', 'Column D'],
    [[5, 'A', 'B', 'C', 'D']],
  ])
})

test('a blank first line and blank rows count, and are passed over', async () => {
  const { headingRow, rows } = await read('\r\nName,Email\r\n\r\n,\r\nA,B\r\n"C\r\nD",E\r\n')
  expect([headingRow, rows]).toEqual([
    2,
    [
      [5, 'A', 'B'],
      [6, 'C\r\nD', 'E'],
    ],
  ])
})

test('headings alike are numbered; a column of reasons and a blank one are passed over', async () => {
  const csv = 'Phone,phone,Reason,, Phone (2)\n1,2,why,,3\n4,5,because,,6'
  const { columns, rows } = await read(csv)
  expect(columns.map(({ at, heading, samples }) => [at, heading, samples])).toEqual([
    [0, 'Phone', ['1', '4']],
    [1, 'phone (2)', ['2', '5']],
    [4, 'Phone (2) (2)', ['3', '6']],
  ])
  expect(rows).toEqual([
    [2, '1', '2', '', '', '3'],
    [3, '4', '5', '', '', '6'],
  ])
})

test('a column has its first five values, the number of its rows, and different values', async () => {
  const { columns } = await read(
    `A,B\n${['x', '', 'x', 'y', 'x', 'z', 'w'].map((value) => `${value},1`).join('\n')}`,
  )
  expect(columns[0]).toEqual({
    at: 0,
    heading: 'A',
    samples: ['x', 'x', 'y', 'x', 'z'],
    filled: 6,
    values: ['x', 'y', 'z', 'w'],
  })
})

test.each([
  ['an apostrophe before a formula goes', "'=1+1", '=1+1'],
  ['another apostrophe stays', "'tis", "'tis"],
  ['NUL goes', 'a\0b', 'ab'],
  ['a quotation mark in a text stays', 'a 3" step', 'a 3" step'],
  ['nothing becomes a number', '007', '007'],
])('text stays as it is: %s', async (_what, cell, expected) => {
  expect((await read(`A,B\n${cell},x`)).rows).toEqual([[2, expected, 'x']])
})

const FORMATS = ['dd/mm/yyyy', 'h:mm', '0.00E+00', '0%', 'dd/mm/yyyy h:mm', '00000']

test.each<[string, string, string]>([
  ['a long number', number(447_700_900_123), '447700900123'],
  ['one with an exponent', number('4.47700900123E+11'), '447700900123'],
  ['one of 21 digits', number('1.5E+21'), '1500000000000000000000'],
  ['a small one', number('1.5E-7'), '0.00000015'],
  ['the noise of binary fractions', number('1100.0000000000002'), '1100'],
  ['a number whatever its format', number(0.25, 4), '0.25'],
  ['one shown with an exponent', number(123_456, 3), '123456'],
  ['zeros that a format shows', number(123, 6), '00123'],
  ['a day', number(45_760, 1), '2025-04-13'],
  ['a day with a time', number(45_760.604_166_67, 5), '2025-04-13T14:30'],
  ['a day with a time that its format hides', number(45_760.604_166_67, 1), '2025-04-13T14:30'],
  ['a time', number(0.604_166_67, 2), '14:30'],
  ['no day', number(0, 1), '1899-12-30'],
  ['a date of ISO', '<c t="d"><v>2025-04-13T00:00:00</v></c>', '2025-04-13'],
  ['the stored value of a formula', formula('<v>7</v>'), '7'],
  ['the stored text of a formula', formula('<v>Ann</v>', 'str'), 'Ann'],
  ['a formula without one', formula(), ''],
  ['an error', '<c t="e"><v>#N/A</v></c>', ''],
  ['a truth value', '<c t="b"><v>1</v></c>', 'TRUE'],
  ['text that looks like a number', text('00123'), '00123'],
  ['an escape', text('a_x0009_b _x005F_x0041_'), 'a\tb _x0041_'],
  [
    'runs of text',
    '<c t="inlineStr"><is><r><t>An</t></r><r><t>n</t></r><rPh><t>no</t></rPh></is></c>',
    'Ann',
  ],
  ['CDATA', '<c t="str"><v><![CDATA[A & B <C>]]></v></c>', 'A & B <C>'],
])('cells of workbooks are text: %s', async (_what, cell, expected) => {
  const { rows } = await xlsx(
    [
      {
        rows: [
          [text('A'), text('B')],
          [cell, text('x')],
        ],
      },
    ],
    {},
    FORMATS,
  )
  expect(rows).toEqual([[2, expected, 'x']])
})

test('days may count from 1904', async () => {
  const parts = workbookParts([{ rows: [[text('A')], [number(44_298, 1)]] }], FORMATS)
  const main = parts.get('xl/workbook.xml') ?? ''
  parts.set('xl/workbook.xml', main.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'))
  expect((await read(zip64(parts), 'a.xlsx')).rows).toEqual([[2, '2025-04-13']])
})

test('shared texts, places of cells and numbers of rows are those of the workbook', async () => {
  const parts = workbookParts([{ rows: [] }])
  parts.set(
    'xl/worksheets/sheet1.xml',
    `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="3"><x:c r="B3" t="s"><x:v>1</x:v></x:c></x:row>
      <!-- <x:row r="4"/> --><x:row r="7"><x:c r="B7" t="s"><x:v>0</x:v></x:c></x:row><x:row><x:c/><x:c t="s"><x:v>0</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`,
  )
  parts.set(
    'xl/sharedStrings.xml',
    '<sst><si><t>A &amp; B</t></si><si><r><t>Na</t></r><r><t>me</t></r></si></sst>',
  )
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  parts.set(
    'xl/_rels/workbook.xml.rels',
    relations.replace(
      '</Rel',
      '<Relationship Id="s" Type="http://x/sharedStrings" Target="sharedStrings.xml"/></Rel',
    ),
  )
  const { headingRow, columns, rows } = await read(zip64(parts), 'a.xlsx')
  expect([headingRow, columns[0]?.at, columns[0]?.heading]).toEqual([3, 1, 'Name'])
  expect(rows).toEqual([
    [7, '', 'A & B'],
    [8, '', 'A & B'],
  ])
})

const PEOPLE: RawSheet = { name: 'People', rows: [[text('Name')], [text('Ann')]] }
const SUMMARY: RawSheet = {
  name: 'Summary',
  rows: [[text('Exported')], ['Sheet', 'Table', 'Rows'].map(text)],
}

test.each<[string, RawSheet[], string]>([
  [
    'hidden ones are passed over',
    [{ ...PEOPLE, state: 'hidden' }, { ...PEOPLE, state: 'veryHidden' }, PEOPLE],
    'People 2',
  ],
  ['blank ones are passed over', [{ rows: [] }, { rows: [[number('')]] }, PEOPLE], 'People 2'],
  ['those without rows below the headings are passed over', [SUMMARY, PEOPLE], 'People 1'],
])('the sheet: %s', async (_what, sheets, sheet) => {
  const { file, rows } = await xlsx(sheets)
  expect([file.sheet, file.sheets.length, rows]).toEqual([sheet, sheets.length, [[2, 'Ann']]])
})

test('rows come in batches, and long texts in smaller ones', async () => {
  const { batches } = await read(`A,B\n${'x,y\n'.repeat(1100)}`)
  expect(batches).toEqual([500, 500, 100])
  const long = await read(`A\n${`${'x'.repeat(700_000)}\n`.repeat(4)}`)
  expect(long.batches).toEqual([2, 2])
})

test('a part that a password encrypts, and one that unpacks to more than allowed, are named', async () => {
  const plain = workbook([PEOPLE])
  const locked = Buffer.from(plain)
  for (let at = locked.indexOf('PK\u0001\u0002'); at >= 0; at = locked.indexOf('PK\u0001\u0002', at + 1))
    locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8)
  await expect(read(locked, 'a.xlsx')).rejects.toThrow(IMPORT_FAULTS.locked)
  const ole = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  await expect(read(ole, 'a.xlsx')).rejects.toThrow(IMPORT_FAULTS.locked)
  const large = zip64(workbookParts([PEOPLE]), () => 2 ** 30)
  await expect(read(large, 'a.xlsx')).rejects.toThrow(IMPORT_FAULTS.tooLarge)
})

const tableOf = (count: number) =>
  readTable(
    {
      encoding: null,
      delimiter: null,
      sheet: null,
      sheets: [],
      async *rows() {
        for (let line = 1; line <= 1 + count; line += 1) yield { line, cells: ['Ann'] }
      },
    },
    undefined,
    () => Promise.resolve(),
  )

test('a file may have 100,000 rows', async () => {
  expect((await tableOf(IMPORT_MAX_ROWS)).rows).toBe(100_000)
  await expect(tableOf(IMPORT_MAX_ROWS + 1)).rejects.toThrow('The file has more than 100,000 rows.')
})

const WIDE = `${Array.from({ length: 201 }, (_, nr) => `C${nr}`).join(',')}\n${'x,'.repeat(200)}x`
const OTHER = Buffer.from(Array.from({ length: 3000 }, (_, nr) => (nr * 37) % 256))

test.each<[string, Buffer | string, string, string]>([
  ['nothing', '', 'a.csv', IMPORT_FAULTS.noRows],
  ['blank rows', 'Name,Email\n,\n', 'a.csv', IMPORT_FAULTS.noRows],
  ['a heading alone', workbook([{ rows: [[text('Name')]] }]), 'a.xlsx', IMPORT_FAULTS.noRows],
  ['201 columns', WIDE, 'a.csv', IMPORT_FAULTS.tooManyColumns],
  ['the end of a workbook', OTHER.subarray(0, 500), 'a.xlsx', IMPORT_FAULTS.notASpreadsheet],
  ['text that is named a workbook', 'Name,Email\nAnn,a@x.uk', 'a.xlsx', IMPORT_FAULTS.notASpreadsheet],
  ['a PDF', '%PDF-1.7', 'a.csv', IMPORT_FAULTS.notASpreadsheet],
  ['other bytes', OTHER, 'a.csv', IMPORT_FAULTS.notASpreadsheet],
])('a file that cannot be used: %s', async (_what, bytes, name, fault) => {
  await expect(read(bytes, name)).rejects.toThrow(fault)
})
