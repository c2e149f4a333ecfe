import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { beforeEach, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome } from '../_leads.ts'
import { sendForm } from '../_pictures.ts'
import { rowsOf, xlsx } from '../_sheets.ts'

const server = await serverOfFile()
const agent = await server.signIn(['properties-view', 'units-download'])
let project: number
beforeEach(async () => {
  project = await insertProject(server.db)
})

/** Messages about failing rows, from each place that shows them. */
async function saidOf(fileName: string, bytes: Buffer | string) {
  const upload = { name: 'upload', fileName, bytes }
  const send = (call: string) => sendForm(server, agent, `/projects/${project}/${call}`, upload)
  const { id, failures } = (await send('preview-units')).json<SheetPreview>()
  const report = await server.app.inject({
    method: 'POST',
    url: `/api/projects/${project}/failed-units`,
    headers: agent.headers,
    payload: { previewId: id },
  })
  await send('upload-units')
  await server.settled()
  const { last_error: lastError } = await server.db
    .selectFrom('unit_upload')
    .select('last_error')
    .where('project_id', '=', project)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return {
    preview: failures.map(({ line, column, reason }) => [line, column, reason]),
    report: (await rowsOf(report.rawPayload)).map((row) => row['Reason']),
    lastError,
  }
}

const POSTCODE = 'This is not valid'
const PRICE = 'This is out of range'

const FILES: Readonly<Record<'xlsx' | 'csv', () => Promise<Buffer | string>>> = {
  xlsx: () =>
    xlsx(
      ['Name', 'postcode', 'Purchase  price ', 'Plot Description'],
      ['Good', 'BS1 4RB', 1, 'Two\nlines'],
      [null, null, null, null],
      ['Bad', 'nowhere', 1_000_000, null],
    ),
  csv: () =>
    Promise.resolve(
      [
        'Name,postcode,Purchase  price ,Plot Description',
        'Good,BS1 4RB,1,"Two\r\n\r\nlines"',
        '',
        'Bad,nowhere,1000000,',
      ].join('\r\n'),
    ),
}

test.each(['xlsx', 'csv'] as const)(
  'row numbers are those of the program, and columns have the headings of the sheet: %s',
  async (kind) => {
    expect(await saidOf(`units.${kind}`, await FILES[kind]())).toEqual({
      preview: [
        [4, 'postcode', POSTCODE],
        [4, 'Purchase price', PRICE],
      ],
      report: [`Row 4, postcode: ${POSTCODE}; Row 4, Purchase price: ${PRICE}`],
      lastError: `Row 4, postcode: ${POSTCODE}\nRow 4, Purchase price: ${PRICE}`,
    })
  },
)

test('a csv file with mixed line ends has the rows that a program shows', async () => {
  const { lastError } = await saidOf('units.csv', 'Name,Postcode\r\nA,BS1 4RB\n\nBad,nowhere\rB,nowhere\r\n')
  expect(lastError).toBe(`Row 4, Postcode: ${POSTCODE}\nRow 5, Postcode: ${POSTCODE}`)
})

test('a failing field without a column is named as in the download', async () => {
  const id = await insertHome(server.db, { project_id: project, name: 'Old', postcode: 'nowhere' })
  expect(await saidOf('units.csv', `ID,Name\n${id},New\n`)).toEqual({
    preview: [[2, 'Postcode', POSTCODE]],
    report: [`Row 2, Postcode: ${POSTCODE}`],
    lastError: `Row 2, Postcode: ${POSTCODE}`,
  })
})
