import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { SHEET_MAX_ROWS } from '@latchkey/domain/sheets/sheet.limits'
import { HEADER_REASONS } from '@latchkey/domain/sheets/unit-header'
import { beforeEach, expect, test } from 'vitest'
import { workbook } from '../../src/sheets/workbook.fixtures.ts'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome } from '../_leads.ts'
import { sendForm } from '../_pictures.ts'
import { xlsx } from '../_sheets.ts'

const server = await serverOfFile()
const agent = await server.signIn(['properties-view', 'units-download'])
let project: number
beforeEach(async () => {
  project = await insertProject(server.db)
})

const send = (call: string, bytes: Buffer | string, fileName: string) =>
  sendForm(server, agent, `/projects/${project}/${call}`, { name: 'upload', fileName, bytes })
const uploadStates = async () =>
  (await server.db.selectFrom('unit_upload').select('state').where('project_id', '=', project).execute()).map(
    ({ state }) => state,
  )

test('a file refused as a whole is not kept; both calls say where and why', async () => {
  const many = await xlsx(['Name'], ...Array.from({ length: SHEET_MAX_ROWS + 1 }, (_, nr) => [`Plot ${nr}`]))
  const cases: [Buffer | string, string, number, string, string][] = [
    [await xlsx(['Name', 'Colour'], ['A', 'red']), 'a.xlsx', 1, 'Colour', HEADER_REASONS.unknown],
    [await xlsx(['Name', 'name'], ['A', 'B']), 'a.xlsx', 1, 'name', HEADER_REASONS.twice],
    [await xlsx(['ID'], [1]), 'a.xlsx', 1, 'Name', HEADER_REASONS.missing],
    [await xlsx(['Plot 1'], ['Plot 2']), 'a.xlsx', 1, 'Plot 1', HEADER_REASONS.title],
    [many, 'a.xlsx', SHEET_MAX_ROWS + 2, 'Name', 'The file has more than 5,000 rows'],
    ['Name\n"A', 'a.csv', 2, 'Name', 'A quotation mark is not closed'],
  ]
  for (const [bytes, name, line, column, reason] of cases) {
    server.pushed.length = 0
    expect((await send('preview-units', bytes, name)).json()).toMatchObject({
      id: null,
      creates: 0,
      updates: 0,
      fails: 1,
      failures: [{ line, column, reason }],
    })
    expect((await send('upload-units', bytes, name)).json()).toBe(false)
    const lastError = `Row ${line}, ${column}: ${reason}`
    expect(server.pushed).toEqual([
      { event: 'property-error', payload: { projectId: project, lastError }, userId: agent.userId },
    ])
  }
  expect(await uploadStates()).toEqual([])
})

test('columns that are not known are left out when asked for', async () => {
  const bytes = await xlsx(
    ['Floor', 'Name', 'View', 'Bedrooms'],
    ['1', 'Plot 1', 'sea', 12],
    ['2', 'Plot 2', 'park', 2],
  )
  const preview = (await send('preview-known-units', bytes, 'a.xlsx')).json<SheetPreview>()
  expect(preview).toMatchObject({
    creates: 1,
    fails: 1,
    failures: [{ line: 2, column: 'Bedrooms', value: '12', accepts: 'A whole number, 0 to 9' }],
  })
  expect(await uploadStates()).toEqual(['seen'])
  const twice = await xlsx(['Floor', 'Name', 'Name'], ['1', 'A', 'B'])
  expect((await send('preview-known-units', twice, 'a.xlsx')).json()).toMatchObject({
    id: null,
    failures: [{ column: 'Name', reason: HEADER_REASONS.twice }],
  })
})

test('new rows with the name of a unit of the project are marked, and fail nothing', async () => {
  const id = await insertHome(server.db, { project_id: project, name: 'Plot 1' })
  const bytes = await xlsx(
    ['ID', 'Name', 'City'],
    [null, 'plot 1', ''],
    [null, 'Plot 2', ''],
    [id, 'Plot 1', 'Leeds'],
  )
  expect((await send('preview-units', bytes, 'a.xlsx')).json()).toMatchObject({
    creates: 2,
    updates: 1,
    fails: 0,
    namesakes: [{ line: 2, name: 'plot 1' }],
  })
})

const AWKWARD = [
  '\0',
  '\u0001',
  '\v',
  '\u0085',
  '\u2028',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\ue000odd:',
  '_xD800_',
]

test('no character in a cell, a heading or the name of a file is an error of the server', async () => {
  const cells = [...AWKWARD, '&#0;', '&#xD800;', '&#xFFFF;'].map(
    (sign) => `<c t="inlineStr"><is><t>Flat${sign}1</t></is></c>`,
  )
  const rows = [...cells, '<c t="e"><v>&#0;\ud800</v></c>'].map((cell) => [cell])
  const files: [string, Buffer | string][] = [
    ['a.xlsx', workbook([{ rows: [['<c t="inlineStr"><is><t>Name</t></is></c>'], ...rows] }])],
    ['a.xlsx', workbook([{ rows: [['<c t="inlineStr"><is><t>Name</t></is></c>', ...cells]] }])],
    ['a.csv', `Name\n${AWKWARD.map((sign) => `Flat${sign}1`).join('\n')}`],
    ['a.csv', `Na\0me,${AWKWARD.join(',')}\nFlat`],
    ...AWKWARD.map((sign): [string, string] => [`a${sign}.csv`, 'Name\nFlat']),
  ]
  for (const [name, bytes] of files) {
    const seen = await send('preview-units', bytes, name)
    expect([name, seen.statusCode]).toEqual([name, 200])
    const previewId = (seen.json<SheetPreview | false>() || { id: null }).id
    const back = await server.app.inject({
      method: 'POST',
      url: `/api/projects/${project}/failed-units`,
      headers: agent.headers,
      payload: { previewId },
    })
    expect([name, back.statusCode]).toEqual([name, previewId === null ? 422 : 200])
    expect((await send('upload-units', bytes, name)).statusCode).toBe(200)
    await server.settled()
  }
  expect(await uploadStates()).not.toContain('queued')
})
