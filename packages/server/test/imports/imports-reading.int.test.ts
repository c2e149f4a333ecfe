import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import type { Import } from '@latchkey/domain/imports/import.contract'
import { IMPORT_BATCH } from '@latchkey/domain/imports/import.limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { number, text, workbook } from '../../src/sheets/workbook.fixtures.ts'
import { serverOfFile } from '../_harness.ts'
import { fieldError } from '../_staff.ts'
import { cellsOf, getImport, post, read } from './_uploads.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'enquiries-view'])
beforeEach(() => server.db.deleteFrom('data_import').execute())

const PEOPLE = 'Forename;Surname;Rent\r\nZoë;Stone;£900\r\n'
const ROW = [2, ['Zoë', 'Stone', '£900']]

test('a file in Windows-1252 with semicolons is read without any choice (M1/1)', async () => {
  const draft = await read(server, agent, Buffer.from(PEOPLE, 'latin1'), { fileName: 'people.txt' })
  const file = { encoding: 'windows-1252', delimiter: ';', sheet: null, headingRow: 1 }
  expect(draft).toMatchObject({ state: 'draft', file })
  expect(draft.columns.map(({ heading }) => heading)).toEqual(['Forename', 'Surname', 'Rent'])
  expect(await cellsOf(server, draft)).toEqual([ROW])
  expect(draft.firstRows).toEqual([ROW[1]])
})

test('a file that cannot be used says why, and the rows before the fault are not kept', async () => {
  const wide = `Name\n${'Ann\n'.repeat(2 * IMPORT_BATCH)}${'x,'.repeat(200)}x`
  for (const [fault, bytes, fileName] of [
    ['tooManyColumns', wide, 'a.csv'],
    ['notASpreadsheet', 'PK\u0003\u0004 and nothing else', 'a.xlsx'],
  ] as const) {
    const draft = await read(server, agent, bytes, { fileName })
    expect(draft).toMatchObject({ state: 'unreadable', fault: IMPORT_FAULTS[fault], columns: [] })
    expect(await cellsOf(server, draft)).toEqual([])
  }
})

describe('reading again', () => {
  test('changes what was guessed', async () => {
    const sheets = [
      { name: 'Old', rows: [[text('Name')], [text('Bob')]] },
      {
        name: 'New',
        rows: [
          [text('Title'), text('x')],
          [text('Name'), text('City')],
          [text('Ann'), text('Bath')],
        ],
      },
    ]
    const draft = await read(server, agent, workbook(sheets), { fileName: 'a.xlsx' })
    expect(draft.file).toMatchObject({
      sheet: 'Old 0',
      sheets: ['Old 0', 'New 1'],
      encoding: null,
      delimiter: null,
    })
    const again = await post(server, agent, `/imports/${draft.id}/read`, { sheet: 'New 1', headingRow: 2 })
    expect(again.json<Import>()).toMatchObject({ state: 'reading', version: 2 })
    await server.settled()
    const after = await getImport(server, agent, draft.id)
    expect(after.file).toMatchObject({ sheet: 'New 1', headingRow: 2, rows: 1 })
    expect(await cellsOf(server, draft)).toEqual([[3, ['Ann', 'Bath']]])
  })

  test('keeps earlier choices; the row of headings goes with its sheet or separator', async () => {
    const draft = await read(
      server,
      agent,
      Buffer.from('Name|City;x\nZo\u00eb|Bath;y\nAnn|Hull;z\n', 'latin1'),
    )
    const choose = async (choice: object) => {
      await post(server, agent, `/imports/${draft.id}/read`, choice)
      await server.settled()
      return (await getImport(server, agent, draft.id)).file
    }
    expect(draft.file).toMatchObject({ encoding: 'windows-1252', headingRow: 1 })
    expect(await choose({ encoding: 'utf-8', delimiter: '|' })).toMatchObject({
      delimiter: '|',
      encoding: 'utf-8',
    })
    expect(await choose({ headingRow: 2 })).toMatchObject({
      delimiter: '|',
      encoding: 'utf-8',
      headingRow: 2,
    })
    expect(await choose({ headingRow: 1 })).toMatchObject({ headingRow: 1, rows: 2 })
    expect(await choose({ delimiter: ';' })).toMatchObject({
      delimiter: ';',
      encoding: 'utf-8',
      headingRow: 1,
    })
  })

  test('accepts what exists only', async () => {
    const { id } = await read(server, agent, PEOPLE)
    for (const [choice, field, name] of [
      [{ encoding: 'utf-7' }, 'encoding', 'enumerable'],
      [{ delimiter: '~' }, 'delimiter', 'enumerable'],
      [{ sheet: 'Sheet 1' }, 'sheet', 'enumerable'],
      [{ headingRow: 0 }, 'headingRow', 'range'],
      [{ headingRow: 21 }, 'headingRow', 'range'],
      [{ headingRow: 'x' }, 'headingRow', 'range'],
    ] as const) {
      const response = await post(server, agent, `/imports/${id}/read`, choice)
      expect([response.statusCode, response.json()]).toEqual([422, fieldError(field, name)])
    }
    expect(await getImport(server, agent, id)).toMatchObject({ state: 'draft', version: 1 })
  })

  test('a reading that was asked for later replaces one that has not ended', async () => {
    const draft = await read(server, agent, `${PEOPLE}Ann;Lee;£800`)
    await Promise.all(
      [1, 2, 1].map((headingRow) => post(server, agent, `/imports/${draft.id}/read`, { headingRow })),
    )
    await server.settled()
    const { state, file, version } = await getImport(server, agent, draft.id)
    expect([state, version]).toEqual(['draft', 4])
    expect(await cellsOf(server, draft)).toHaveLength(file.rows)
  })
})

test('cells of workbooks are text: digits, zeros and days stay', async () => {
  const FORMATS = ['dd/mm/yyyy', '00000', 'dd/mm/yyyy hh:mm']
  const rows = [
    ['Mobile', 'Ref', 'Registered', 'Viewing Date', 'Zeros'].map(text),
    [
      number(7_700_900_123),
      text('00123'),
      number(45_760, 1),
      number(45_760.604_166_666_7, 3),
      number(123, 2),
    ],
  ]
  const draft = await read(server, agent, workbook([{ rows }], FORMATS), { fileName: 'a.xlsx' })
  expect(await cellsOf(server, draft)).toEqual([
    [2, ['7700900123', '00123', '2025-04-13', '2025-04-13T14:30', '00123']],
  ])
  expect(draft.columns.map(({ becomes }) => becomes).slice(0, 4)).toEqual([
    'phone',
    'externalId',
    'dateSubmitted',
    'viewingDate',
  ])
})
