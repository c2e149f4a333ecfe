import { problemText } from '@latchkey/domain/sheets/sheet-cell'
import { HEADER_REASONS } from '@latchkey/domain/sheets/unit-header'
import { expect, test } from 'vitest'
import { readCsv } from './csv-read.ts'
import { SheetProblem } from './sheet-problem.ts'
import { read } from './workbook.fixtures.ts'

const FLAT = { name: 'Flat 1', postcode: 'BS1 4RB', rental_price_pence: 125_050 }
const CSV = 'Name,Postcode,Rental Price\r\nFlat 1,BS1 4RB,1250.50\r\n'
const readOf = (content: string | Buffer) => read(readCsv(Buffer.from(content)))

test.each<[string, Buffer | string]>([
  ['commas', CSV],
  ['no line end at the end, and another case of letters', CSV.trimEnd().replace('Name', 'name')],
  ['quotation marks', CSV.replace('Flat 1', '"Flat 1"')],
  ['UTF-16 of Excel', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(CSV, 'utf16le')],
  ['UTF-16, big end first, without a mark', Buffer.from(CSV, 'utf16le').swap16()],
  ['tabs', CSV.replaceAll(',', '\t')],
  ['bars', CSV.replaceAll(',', '|')],
  ['a line that names the separator', `sep=;\r\n${CSV.replaceAll(',', ';')}`],
  ['a line that names it after a mark', `\ufeffsep=\t\r\n${CSV.replaceAll(',', '\t')}`],
  ['returns alone', CSV.replaceAll('\r\n', '\r')],
  ['a separator in a heading', 'Name;Postcode;"Rental Price (£)"\nFlat 1;BS1 4RB;"1.250,50"'],
  ['blank first lines', `\r\n,,\r\n${CSV}`],
  ['NUL in a cell', CSV.replace('Flat', 'Fl\0at')],
  ['notes in the header', CSV.replace('Name', 'Name *').replace('Price', 'Price (£)')],
])('reads %s', (_what, content) => {
  const { creates, failures } = readOf(content)
  expect(failures).toEqual([])
  expect(creates).toMatchObject([FLAT])
})

test('semicolons in a text do not divide, where lines end with returns alone', () => {
  const description = 'bright; quiet; near the park; two balconies'
  expect(readOf(`Name,Plot Description\rFlat 1,"${description}"\r`).creates).toMatchObject([{ description }])
})

test('text is read as a form reads it', () => {
  const { creates } = readOf(
    'Name,Address Line 1,City\r\n"Seen\u200b 5","12 High Street\nClifton","Bristol\u000bAvon"',
  )
  expect(creates).toMatchObject([
    { name: 'Seen 5', address_line1: '12 High Street Clifton', city: 'Bristol Avon' },
  ])
})

test('text is as long as it will be stored', () => {
  const { creates, places } = readOf(`Name\n${'a'.repeat(255)}${'\u200b'.repeat(50)}\n${'a'.repeat(256)}`)
  expect(creates.map(({ name }) => name)).toEqual(['a'.repeat(255)])
  expect(places).toEqual([[3, 'Name', 'This is too long']])
})

test('an amount that can be read in two ways, and numbers with zeros before them, are row errors', () => {
  const { places } = readOf('Name;Rental Price;Bedrooms;ID\nA;1.250;;\nB;;007;\nC;;;007\n')
  expect(places.map(([line, column]) => [line, column])).toEqual([
    [2, 'Rental Price'],
    [3, 'Bedrooms'],
    [4, 'ID'],
  ])
})

test('a cell beyond the header is a row error, and a blank one none', () => {
  const { creates, places } = readOf(
    'Name,City,\nFlat 1,Bath,,\nFlat 2, The Mews,Bath,here\nFlat 3,Bath,note\n',
  )
  expect(creates.map(({ name }) => name)).toEqual(['Flat 1', 'Flat 3'])
  expect(places).toEqual([[3, 'Column D', problemText('surplus')]])
})

test.each<[string, string, [number, string, string][]]>([
  [
    'a title above the header',
    'Unit list;;\nName;City\nFlat 1;Bath',
    [[1, 'Unit list', HEADER_REASONS.titleAbove(2)]],
  ],
  [
    'a title alone in its row',
    'Unit list\nName;City\nFlat 1;Bath',
    [[1, 'Unit list', HEADER_REASONS.titleAbove(2)]],
  ],
  ['an unknown column after a blank line', '\nName,Floor\nFlat 1,3', [[2, 'Floor', HEADER_REASONS.unknown]]],
  ['no header', 'Flat 1\nFlat 2', [[1, 'Flat 1', HEADER_REASONS.title]]],
])('refuses the file with row, column and reason: %s', (_what, content, places) => {
  expect(readOf(content).places).toEqual(places)
})

const problemIn = (content: string): unknown => {
  try {
    return readCsv(Buffer.from(content))
  } catch (error) {
    if (!(error instanceof SheetProblem)) throw error
    return [error.place?.line, error.place?.column, error.message]
  }
}

const ROWS = Array.from({ length: 5001 }, (_, nr) => `Flat ${nr}`).join('\n')

test.each([
  [
    'a quotation mark in a cell',
    'Name,Plot Description\nFlat 1,a 3" step',
    [
      2,
      'Plot Description',
      'A cell with a quotation mark must be in quotation marks itself, with the inner one doubled',
    ],
  ],
  [
    'text after a quotation mark',
    'Name,City\n\n"Flat" 1,Bath',
    [3, 'Name', 'A quotation mark within a cell must be doubled'],
  ],
  ['an open quotation mark', 'Name\n"Flat 1', [2, 'Name', 'A quotation mark is not closed']],
  ['5,001 rows', `Name\n${ROWS}`, [5002, 'Name', 'The file has more than 5,000 rows']],
  ['201 columns', `Name\nFlat${','.repeat(200)}x`, [2, 'Column GS', 'The file has more than 200 columns']],
  ['nothing', '', [undefined, undefined, 'The file has no rows.']],
  ['a workbook', 'PK\u0003\u0004', [undefined, undefined, 'The file is not a spreadsheet.']],
])('names row, column and reason: %s', (_what, content, problem) => {
  expect(problemIn(content)).toEqual(problem)
})
