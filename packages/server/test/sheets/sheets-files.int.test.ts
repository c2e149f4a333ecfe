import fs from 'node:fs'
import path from 'node:path'
import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { AWKWARD_NAMES, FIXTURE_UNITS } from './fixtures/units.ts'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { sendForm } from '../_pictures.ts'
import { rowsOf } from '../_sheets.ts'

const server = await serverOfFile()
const agent = await server.signIn(['properties-view', 'units-download'])

const fixture = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'fixtures', name))
const send = (project: number, call: string, fileName: string, bytes = fixture(fileName)) =>
  sendForm(server, agent, `/projects/${project}/${call}`, { name: 'upload', fileName, bytes })
const preview = async (project: number, fileName: string) =>
  (await send(project, 'preview-units', fileName)).json<SheetPreview>()
const unitsOf = (project: number) =>
  server.db.selectFrom('property').selectAll().where('project_id', '=', project).orderBy('id').execute()
async function upload(project: number, fileName: string): Promise<void> {
  expect((await send(project, 'upload-units', fileName)).json()).toBe(true)
  await server.settled()
}

test('the download contains text as text, amounts as numbers, and drop-downs for choices', async () => {
  const rows = await rowsOf(fixture('download.xlsx'))
  expect(rows.map((row) => row['Name'])).toEqual(AWKWARD_NAMES)
  expect(rows[0]).toMatchObject({ 'Purchase Price': 250_000.5, 'Unit Type': 'Apartment', Pool: 'Yes' })
})

test.each(['libreoffice.xlsx', 'libreoffice.csv', 'libreoffice-german.csv'])(
  'the download, opened and saved by another program, changes nothing: %s',
  async (name) => {
    const project = await insertProject(server.db)
    await server.db.deleteFrom('property').execute()
    for (const { id } of FIXTURE_UNITS) {
      await sql`insert into property (id, project_id, name) overriding system value
        values (${id}, ${project}, 'Old')`.execute(server.db)
    }
    await upload(project, 'download.xlsx')
    const before = await unitsOf(project)
    expect(before.map((unit) => unit.name)).toEqual(AWKWARD_NAMES)
    expect(before[0]).toMatchObject({ purchase_price_pence: 25_000_050, lot_size: '1234.05', version: 2 })
    expect(await preview(project, name)).toMatchObject({ creates: 0, updates: 0, fails: 0, failures: [] })
    await upload(project, name)
    expect(await unitsOf(project)).toEqual(before)
  },
)

test('a typical Excel file: formulas, rich text, booleans, blank rows, a second sheet', async () => {
  const project = await insertProject(server.db)
  await upload(project, 'excel.xlsx')
  expect(await unitsOf(project)).toMatchObject([
    {
      name: 'Plot one of two',
      pool: true,
      purchase_price_pence: 25_000_050,
      availability: 6,
      bedrooms: 2,
      postcode: 'bs1 4rb',
    },
    { name: 'Plot two', pool: false, purchase_price_pence: 19_999_999, availability: 6, bedrooms: null },
  ])
})

test('a file of Excel 97 is rejected, under its own extension and under a false one', async () => {
  const project = await insertProject(server.db)
  const bytes = fixture('libreoffice.xls')
  expect((await send(project, 'upload-units', 'units.xls', bytes)).statusCode).toBe(422)
  for (const name of ['units.xlsx', 'units.csv']) {
    const response = await send(project, 'upload-units', name, bytes)
    expect([name, response.statusCode, response.json()]).toEqual([name, 200, false])
  }
})

const named = (name: string, bytes: string | Buffer) => ({ name: 'upload', fileName: name, bytes })

const look = async (project: number, text: string | Buffer) =>
  (
    await sendForm(server, agent, `/projects/${project}/preview-units`, named('units.CSV', text))
  ).json<SheetPreview>()

describe('csv', () => {
  test('with semicolons, CRLF and a BOM', async () => {
    const text = '\uFEFFName;Availability\r\nA;For Rent\r\n"B, ""quoted""";6\r\n'
    const project = await insertProject(server.db)
    expect(await look(project, text)).toMatchObject({ creates: 2, fails: 0 })
    await sendForm(server, agent, `/projects/${project}/upload-units`, named('units.csv', text))
    await server.settled()
    expect((await unitsOf(project)).map(({ name, availability }) => [name, availability])).toEqual([
      ['A', 6],
      ['B, "quoted"', 6],
    ])
  })

  test('amounts are parsed in common formats, and ambiguous ones rejected', async () => {
    const project = await insertProject(server.db)
    const text = 'Name;Size\nA;54,5\nB;1.054,50\nC;1,054.50\nD;£ 54\nE;1,05,4\nF;0x10\nG;1e3\nH;1,5000\n'
    const { creates, failures } = await look(project, text)
    expect(creates).toBe(4)
    expect(failures.map(({ line, value, reason }) => [line, value, reason])).toEqual(
      ['1,05,4', '0x10', '1e3', '1,5000'].map((value, nr) => [6 + nr, value, 'This is not valid']),
    )
  })
})
