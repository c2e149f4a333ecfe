import { propertyDraftOf } from '@latchkey/domain/properties/property.draft'
import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import { columnOf, UNIT_SHEET_FIELDS, unitRow } from '@latchkey/domain/sheets/unit-sheet'
import { cellText } from '@latchkey/domain/sheets/sheet-cell'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSheet, writeSheet } from './sheet-file.ts'
import { read } from './workbook.fixtures.ts'

const download = (units: readonly ReturnType<typeof aProperty>[]) =>
  writeSheet({ name: 'Units', columns: UNIT_SHEET_FIELDS.map(columnOf), rows: units.map(unitRow) })

test.each<[string, string]>([
  ['a description of 40,000 characters', 'a'.repeat(40_000)],
  ['one that is divided at a space', `${'a'.repeat(32_766)}  b${'c'.repeat(40_000)}`],
  ['one that would be divided within a character', `${'a'.repeat(32_766)}${'👍'.repeat(20_000)}`],
  ['one that fills a cell', 'a'.repeat(32_767)],
  ['what looks like an escape', 'Flat _x0041_B _x005F_ _x000D_'],
  ['what looks like a formula or an apostrophe', "'=1+1"],
  ['line breaks and tabs', 'one\n\n\ttwo'],
])('a download uploaded again changes nothing: %s', async (_what, desc) => {
  const units = [aProperty({ id: 1, desc }), aProperty({ id: 2, name: 'Flat _x0041_B', desc: 'short' })]
  const sheet = await readSheet(await download(units), 'xlsx')
  for (const { cells } of sheet.rows)
    expect(Math.max(...cells.map((cell) => cellText(cell).length))).toBeLessThanOrEqual(32_767)
  expect(read(sheet, units)).toMatchObject({ creates: [], updates: [], failures: [] })
  const [plan] = read(
    sheet,
    units.map((unit) => ({ ...unit, desc: '' })),
  ).updates
  expect(plan?.description).toBe(propertyDraftOf(aProperty({ desc })).desc)
})

test('the parts of a long text have headings of their own', async () => {
  const { header } = await readSheet(await download([aProperty({ desc: 'a'.repeat(70_000) })]), 'xlsx')
  expect(header.filter((heading) => cellText(heading).startsWith('Plot'))).toEqual([
    'Plot Description',
    'Plot Description (2)',
    'Plot Description (3)',
  ])
})

test('no stored character makes the file unreadable', async () => {
  const bytes = await download([aProperty({ name: 'Flat\ufffe 1\uffff\u0000\ud800' })])
  const xml = Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('')
  expect(['\0', '\ufffe', '\uffff'].filter((sign) => xml.includes(sign))).toEqual([])
  expect((await readSheet(bytes, 'xlsx')).rows[0]?.cells).toContain('Flat 1\ufffd')
})
